import JSON
import Journaling
import SDLBridge
import SDLHeadUnit
public import SDLKit
import SDLSupport
import SDLTransport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// A car in a test of your own: a head unit with your apps in the same process, on a clock that stands until you move it.
///
///     let car = try await SDLTestCar()
///     try await car.run(Hello.self)
///     try await car.activate("hello")
///     try await car.press("Greet")
///     try await car.expect(text: "Good day")
///     await car.stop()
///
/// Everything the API does is here under the same names, and `url` is where a browser sees it meanwhile. Whatever is asked
/// for is waited for: no test of yours needs to know how long an app takes.
@MainActor
public final class SDLTestCar {
    /// Why an expectation or a command failed: in words, and as the API's own problem.
    public struct Failure: Error, CustomStringConvertible {
        /// What was wrong and what would help.
        public let description: String
        /// The problem as JSON (RFC 9457), with what was observed and what comes nearest.
        public let problem: String

        init(_ problem: Problem) {
            let help = Self.nearest(problem) ?? problem.hint
            description = [problem.detail, help].compactMap { $0 }.joined(separator: " ")
            self.problem = String(decoding: problem.json.json(), as: UTF8.self)
        }

        /// What was there instead: a test's output shows the words alone.
        private static func nearest(_ problem: Problem) -> String? {
            guard case .array(let candidates)? = problem.more["candidates"], !candidates.isEmpty else { return nil }
            let shown = candidates.prefix(5).map { String(decoding: $0.json(), as: UTF8.self) }
            return "What comes nearest: \(shown.joined(separator: ", "))."
        }
    }

    /// Where the page and the API of this car are.
    public let url: String
    private let bridge: Bridge
    private let folder: String
    private var apps: [(app: SDLApplication, delegate: (any SDLAppDelegate)?)] = []

    /// Makes a car, whose clock stands.
    ///
    /// - Parameters:
    ///   - profile: what kind of head unit: a built-in one's id, or a JSON file.
    ///   - page: the folder of the page, to look on in a browser; nil serves none.
    public init(profile: String? = nil, page: String? = nil) async throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        folder = "\(parent)/sdl-car-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        mkdir(folder, 0o700)
        var settings = Bridge.Settings(files: folder, epoch: "test")
        settings.web.listen(host: "127.0.0.1", port: 0)
        settings.apps = []
        settings.page = page
        if let profile { settings.profile = try Bridge.profile(named: profile) }
        bridge = try await Bridge(settings)
        url = "http://\(bridge.server.address)"
        try await perform("headUnit.clock.pause")
    }

    // MARK: Apps

    /// Runs an app in this process. Returns once it is registered.
    ///
    /// - Parameters:
    ///   - app: the type of the app's `@main`.
    ///   - root: the root view controller that your test has made; the app's own when left out.
    ///   - delegate: who is told of the app's states; the app's own when left out.
    @discardableResult
    public func run<App: SDLApp>(
        _ app: App.Type, rootViewController root: SDLViewController? = nil, delegate: (any SDLAppDelegate)? = nil
    ) async throws -> SDLApplication {
        try await run(App.configuration, delegate: delegate ?? App.appDelegate()) { root ?? App.rootViewController() }
    }

    /// Runs an app of no more than a view controller, and a delegate where your test has made one.
    @discardableResult
    public func run(
        rootViewController root: SDLViewController, delegate: (any SDLAppDelegate)? = nil,
        configuration: SDLConfiguration = SDLConfiguration(appName: "Test", appID: "test")
    ) async throws -> SDLApplication {
        try await run(configuration, delegate: delegate) { root }
    }

    private func run(
        _ configuration: SDLConfiguration, delegate: (any SDLAppDelegate)?,
        rootViewController: @escaping () -> SDLViewController
    ) async throws -> SDLApplication {
        let (headUnit, clock) = (bridge.headUnit, bridge.clock)
        let journal = bridge.appJournal(key: configuration.appID)
        let application = SDLApplication(
            configuration: configuration, delegate: delegate, timekeeper: clock,
            pen: JournalPen(journal, timekeeper: clock), flight: bridge.flight, rootViewController: rootViewController
        ) {
            let (near, far) = MemoryPipe.pair()
            headUnit.accept(far)
            return near
        }
        apps.append((application, delegate))
        application.inspect()
        application.start()
        // Beside many other tests it may be long before an app has its first turn.
        try await expect("/headUnit/apps/\(Self.escaped(configuration.appID))", within: .seconds(30))
        return application
    }

    /// Ends all apps, and the car.
    public func stop() async {
        for (app, _) in apps {
            app.stop()
            await bridge.appLeft(key: app.configuration.appID)
        }
        apps = []
        await bridge.stop()
        removeFolder(folder)
    }

    // MARK: What a driver does

    /// Brings an app to the front.
    public func activate(_ app: String) async throws {
        try await perform("headUnit.app.activate", ["app": .string(app)])
    }

    /// Presses what says so, once it is there: a button of an overlay, a choice, a soft button, a command.
    ///
    /// - Parameters:
    ///   - text: what it says, whole.
    ///   - role: which of them, where several say the same.
    public func press(_ text: String, role: String? = nil) async throws {
        var locator: JSONValue = ["name": .string(text)]
        locator["role"] = role.map { .string($0) }
        try await perform("bridge.use", locator)
    }

    /// Moves the clock of head unit and apps on. What becomes due on the way happens at its own instant, and what that
    /// sets off in either has come to its end before time goes on.
    public func advance(by span: Duration) async throws {
        try await perform("headUnit.clock.advance", ["ms": .int(Int(span.inMilliseconds))])
    }

    /// Carries out any command of the API (`GET /v1/commands`).
    ///
    /// - Parameters:
    ///   - command: its name, such as `headUnit.set`.
    ///   - params: its parameters, as JSON.
    /// - Returns: the answer, as JSON.
    @discardableResult
    public func perform(_ command: String, _ params: String = "{}") async throws -> String {
        guard let json = try? JSONValue(parsing: Array(params.utf8)) else {
            throw Failure(Problem(.badRequest, detail: "The parameters of \(command) are no JSON: \(params)"))
        }
        return try await perform(command, json)
    }

    @discardableResult
    private func perform(_ command: String, _ params: JSONValue) async throws -> String {
        do throws(Problem) {
            return String(decoding: try await bridge.perform(command, params).json(), as: UTF8.self)
        } catch {
            throw Failure(error)
        }
    }

    // MARK: What there is

    /// Waits until a text stands on the screen; part of it, in any letter case.
    public func expect(text: String, within limit: Duration = .seconds(5)) async throws {
        try await expect(["locator": ["role": "text", "text": .string(text)]], within: limit)
    }

    /// Waits until there is something at a place of the state, and it is as wanted.
    ///
    /// - Parameters:
    ///   - pointer: a JSON pointer, such as `/headUnit/activeApp`.
    ///   - value: what is to be there, as JSON; anything when left out.
    ///   - limit: how long it may take, in real time.
    public func expect(_ pointer: String, equals value: String? = nil, within limit: Duration = .seconds(5))
        async throws
    {
        var words: JSONValue = ["path": .string(pointer)]
        words["equals"] = try value.map { try JSONValue(parsing: Array($0.utf8)) }
        try await expect(words, within: limit)
    }

    /// Waits until a row of the journal fits a filter, such as `rpc:Alert result:SUCCESS`.
    public func expect(row filter: String, within limit: Duration = .seconds(5)) async throws {
        try await expect(["q": .string(filter)], within: limit)
    }

    private func expect(_ words: JSONValue, within limit: Duration) async throws {
        var words = words
        words["timeoutMs"] = .int(Int(limit.inMilliseconds))
        do throws(Problem) {
            try await bridge.expect(words)
        } catch {
            throw Failure(error)
        }
    }

    /// What stands at a place of the state, as JSON; nil when nothing does.
    public func state(_ pointer: String) -> String? {
        bridge.state(at: pointer).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The newest rows that fit a filter, from old to new, each as JSON.
    public func log(_ filter: String = "", limit: Int = 100) async throws -> [String] {
        try await bridge.rows(filter, limit: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func escaped(_ key: String) -> String { String("\(StatePath([key]))".dropFirst()) }
}

/// Links are removed, not followed.
private func removeFolder(_ path: String) {
    guard remove(path) != 0, let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { removeFolder("\(path)/\(name)") }
    }
    closedir(stream)
    remove(path)
}
