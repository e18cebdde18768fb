import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Looks after one app while somebody works on it: builds it when its sources change, and starts it anew when it was
/// built. Head unit, page and journal stay, and so does the app that runs while its successor does not build.
actor AppWatcher {
    /// What is watched for changes: a package or a program.
    enum Subject: Sendable {
        case package(AppPackage)
        /// A program that somebody else builds.
        case program(String)

        var paths: [String] {
            switch self {
            case .package(let package): package.sources
            case .program(let path): [path]
            }
        }
    }

    private let subject: Subject
    private let id: String
    private let host: AppHost
    private let log: @Sendable (String) -> Void
    /// As it was when it was built last.
    private var built: SourceMark

    /// Editors and linkers write in several steps: what changed must stay as it is for as long as this.
    private static let look: Duration = .milliseconds(250)

    init(_ subject: Subject, id: String, host: AppHost, log: @escaping @Sendable (String) -> Void) {
        self.subject = subject
        self.id = id
        self.host = host
        self.log = log
        built = SourceMark(subject.paths)
    }

    /// On the system's own clock: the one that tests move may stand still.
    nonisolated func begin() {
        Task { [weak self] in
            while let self {
                await SystemTimekeeper.shared.pause(for: Self.look)
                await self.lookOnce()
            }
        }
    }

    private func lookOnce() async {
        let first = SourceMark(subject.paths)
        guard first != built else { return }
        await SystemTimekeeper.shared.pause(for: Self.look)
        guard SourceMark(subject.paths) == first else { return }
        built = first
        await renew()
    }

    private func renew() async {
        if case .package(let package) = subject {
            log("\(id) has changed and is built")
            await host.building(id)
            do throws(AppPackage.Failure) {
                try await package.build()
            } catch {
                log("\(id) does not build, so the one that runs stays:\n\(error)")
                return await host.built(id, failure: "\(error)")
            }
        }
        await host.built(id, failure: nil)
        log("\(id) starts anew")
        try? await host.restart(id)
    }
}

/// How some files and folders stand: their paths, sizes, and when they were written.
struct SourceMark: Equatable {
    private var entries: [String: [Int64]] = [:]

    init(_ paths: [String]) {
        for path in paths { add(path) }
    }

    private mutating func add(_ path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return }
        guard facts.st_mode & S_IFMT == S_IFDIR else {
            entries[path] = [Int64(facts.st_size), Int64(facts.st_mtim.tv_sec), Int64(facts.st_mtim.tv_nsec)]
            return
        }
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            // What editors keep for themselves begins with a dot.
            if !name.hasPrefix(".") { add("\(path)/\(name)") }
        }
    }
}
