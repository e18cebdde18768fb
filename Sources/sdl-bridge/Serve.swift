import Glibc
import SDLBridge
import SDLLog
import SDLSupport
import WebServing

/// Runs a bridge until the process receives a stop signal.
func serve(_ options: Options, until signals: StopSignals) async throws {
    try checkDescriptors()
    HeapMemory.trimRegularly()
    let epoch = String(UInt64.random(in: .min ... .max), radix: 36)
    let own = options.data == nil
    let data = whole(options.data ?? "\(temporaryFolder)/sdl-bridge-\(getpid())")
    let usual = options.isAsCore ? "\(options.data ?? workingFolder)/storage" : "\(data)/files"
    var settings = Bridge.Settings(files: whole(options.files ?? usual), epoch: epoch)
    if options.keepsJournal { settings.data = data }
    settings.journalBytes = options.journalMegabytes << 20
    settings.capsules = "\(data)/capsules"
    settings.redactor = Redactor(options.redacted)
    settings.web = options.settings
    settings.web.log = say
    settings.page = options.web ?? Installation.current.page
    settings.spec = options.spec ?? Installation.current.spec
    settings.docs = Installation.current.docs
    settings.appReference = Installation.current.appReference
    settings.log = say
    if settings.page == nil { say(noPage) }
    for program in options.hosted { try checkProgram(program, named: "--host-app") }
    let app: App? =
        if let subject = options.subject { try await App(subject, named: "run", scratch: options.scratch) } else { nil }
    settings.hosted = options.hosted + (app.map { [$0.executable] } ?? [])
    if let inspect = options.inspect { settings.inspect = inspect }
    if let profile = options.profile { settings.profile = try Bridge.profile(named: profile) }
    if !options.apps.isEmpty { settings.apps = options.apps.filter { $0 != "none" } }
    settings.appOrigins = options.appOrigins
    settings.cloudApps = options.cloudApps
    settings.hmi = options.hmi
    settings.watched = options.core.flatMap(Bridge.headUnit)
    // Like SDL Core, the process ends when the car is switched off.
    if options.isAsCore { settings.hmi.switchedOff = { kill(getpid(), SIGTERM) } }
    let bridge = try await Bridge(settings)
    let announcement = Announcement(bridge.server, token: options.gate.token)
    print(announcement.json)
    // Flush the line, because a program that reads the output through a pipe may be waiting for this line.
    fflush(nil)
    say("open \(announcement.url)")
    if let address = bridge.hmi.address { say("a web HMI connects to \(address)") }
    if options.hmiPage != nil { say("open \(announcement.url(of: "hmi/")) for the web HMI") }
    for address in bridge.appAddresses { say("apps connect to \(address)") }
    if let core = options.core { say("their messages go to the head unit at \(core), which is only watched") }
    if let app, options.watches {
        bridge.watch(app.executable, of: app.package, log: say)
        say("\(app.executable) is restarted whenever it changes")
    }
    if options.endsWithInput { signals.follow(STDIN_FILENO) }
    await signals.wait()
    say("stopping")
    // The process must end even if a library hangs.
    SystemTimekeeper.shared.ring(after: .milliseconds(1_800)) {
        say("stopping took too long; exiting")
        _exit(0)
    }
    await bridge.stop()
    // After a normal end, the temporary data is no longer needed.
    if own { Folder.remove(data) }
}

/// The program of an app that `run` starts or `replay` replays.
struct App {
    let executable: String
    /// The Swift package that the program is built from; nil if the user has given the program itself.
    let package: AppPackage?

    /// Finds the program of an app. If `subject` is a package, builds the package.
    ///
    /// - Parameters:
    ///   - subject: the path of the program or of the package's folder.
    ///   - word: the option or verb after which `subject` was given, for error messages.
    ///   - scratch: the build folder for the package; nil for the package's usual folder.
    init(_ subject: String, named word: String, scratch: String?) async throws {
        guard AppPackage.exists(at: subject) else {
            try checkProgram(subject, named: word)
            package = nil
            executable = subject
            return
        }
        let package = AppPackage(folder: subject, scratch: scratch)
        self.package = package
        say("Building \(subject) …")
        let begun = SystemTimekeeper.shared.now
        try await package.build()
        let seconds = Double((SystemTimekeeper.shared.now - begun).nanoseconds / 100_000_000) / 10
        say("\(subject) was built in \(seconds) s")
        executable = try await package.executable()
    }
}

/// The minimum number of files and connections that a bridge must be able to open: about 40 for itself, and some for
/// clients and apps.
private let leastDescriptors = 64

/// Throws if this process may open fewer files and connections than a bridge needs. Such a bridge would start, but
/// could not answer.
private func checkDescriptors() throws(Refusal) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < leastDescriptors else {
        return
    }
    throw Refusal(
        description: "this process may open \(limit.rlim_cur) files and connections; a bridge needs at least "
            + "\(leastDescriptors). Raise the limit, for example with `ulimit -n 1024`")
}

/// The error of a verb that cannot do its work although its arguments have the correct form.
struct Refusal: Error, CustomStringConvertible {
    let description: String
}

let noPage = "No page is installed with this program. Give the page's folder with --web."

/// Throws if `path` is not an executable file. The error contains the full path and says how to correct the mistake.
private func checkProgram(_ path: String, named word: String) throws(Refusal) {
    let place = whole(path)
    let fix = "Name an app's program, such as .build/debug/MyApp, or the folder of its package"
    var status = stat()
    guard stat(path, &status) == 0 else {
        throw Refusal(
            description:
                "\(word) \(path): there is nothing at \(place). \(fix); `sdl-bridge new MyApp` creates an app.")
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
        throw Refusal(description: "\(word) \(path): \(place) is a folder without a Package.swift. \(fix).")
    }
    guard access(path, X_OK) == 0 else {
        throw Refusal(description: "\(word) \(path): \(place) is not an executable program. \(fix).")
    }
}

/// Returns the absolute path, for programs with another working directory. Symbolic links are resolved in the part of
/// the path that exists. A path that is already absolute is returned unchanged.
func whole(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    var head = "\(workingFolder)/\(path)"
    var rest = ""
    while true {
        if let real = realpath(head, nil) {
            defer { free(real) }
            return String(cString: real) + rest
        }
        guard let slash = head.lastIndex(of: "/"), slash > head.startIndex else { return "\(workingFolder)/\(path)" }
        rest = head[slash...] + rest
        head = String(head[..<slash])
    }
}

private var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
}

var temporaryFolder: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

/// Prints a line for the user to standard error, because other programs read standard output. If standard error is read
/// too slowly, the line is dropped.
@Sendable func say(_ line: String) {
    var end = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    // A pipe that is ready for writing accepts at least this many bytes.
    guard poll(&end, 1, 0) == 1, end.revents & Int16(POLLOUT) != 0 else { return }
    let text = Array("sdl-bridge: \(line)\n".utf8.prefix(Int(PIPE_BUF)))
    _ = write(STDERR_FILENO, text, text.count)
}
