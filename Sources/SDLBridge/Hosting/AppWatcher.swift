import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Rebuilds an app when its sources change, and restarts the app when its executable changes. If a build fails, the old
/// process of the app continues.
actor AppWatcher {
    enum Subject: Sendable {
        case package(AppPackage)
        /// An executable that the bridge does not build, with its path.
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
    /// The paths, sizes and modification times of the sources at the most recent build.
    private var built: SourceMark

    /// The time for which files must stay unchanged before the bridge uses these files. Editors may write a file in
    /// several steps.
    private static let interval: Duration = .milliseconds(250)

    init(_ subject: Subject, id: String, host: AppHost, log: @escaping @Sendable (String) -> Void) {
        self.subject = subject
        self.id = id
        self.host = host
        self.log = log
        built = SourceMark(subject.paths)
    }

    /// Begins to check for changes. The checks use the system's clock, because tests may pause the head unit's clock.
    nonisolated func begin() {
        Task { [weak self] in
            while let self {
                await SystemTimekeeper.shared.pause(for: Self.interval)
                await self.check()
            }
        }
    }

    private func check() async {
        let first = SourceMark(subject.paths)
        guard first != built else { return }
        await SystemTimekeeper.shared.pause(for: Self.interval)
        guard SourceMark(subject.paths) == first else { return }
        built = first
        await rebuild()
    }

    private func rebuild() async {
        if case .package(let package) = subject {
            log("The sources of \(id) have changed; building …")
            await host.building(id)
            do throws(AppPackage.Failure) {
                try await package.build()
            } catch {
                log("The build of \(id) failed. The old program keeps running:\n\(error)")
                return await host.built(id, failure: "\(error)")
            }
        }
        await host.built(id, failure: nil)
        log("restarting \(id)")
        try? await host.restart(id)
    }
}

/// The paths, sizes and modification times of files and folders. If two marks of the same files differ, a file has
/// changed.
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
        // The names of editors' temporary files begin with a dot.
        for name in Folder.names(in: path) where !name.hasPrefix(".") { add("\(path)/\(name)") }
    }
}
