import SDLConnection
import SDLRPC
import SDLSupport

/// Puts an app's files and images on the head unit, each once, and takes them off again.
///
/// Images of views, buttons, choices and menus come here by themselves.
@MainActor
public final class SDLFileManager {
    /// How far the manager is with the head unit.
    public enum State: String, Sendable {
        /// There is no head unit.
        case shutdown = "Shutdown"
        /// The head unit has been asked what it has kept.
        case fetchingInitialList = "FetchingInitialList"
        /// Files can be uploaded.
        case ready = "Ready"
        /// The head unit did not say what it has; files can be uploaded all the same.
        case startupError = "StartupError"
    }

    /// Where one file is on its way.
    package enum Standing: String, Sendable { case uploading, there, failed }

    struct File {
        var standing: Standing
        var size: Int
        /// What was sent, where the same name may come again with something else.
        var replaceable: [UInt8]?
        /// A failed upload is tried once more.
        var isTriedAgain = false
        var waiting: [@MainActor @Sendable (Bool) -> Void] = []
    }

    /// How far the manager is with the head unit.
    public private(set) var currentState = State.shutdown
    /// The names of the files on the head unit, as far as it has said or was sent them.
    public private(set) var remoteFileNames: Set<String> = []
    /// How many bytes the head unit still has room for; a head unit that does not say so has plenty.
    public private(set) var bytesAvailable = 2_000_000_000

    let lifecycle: SDLLifecycleManager
    var files: OrderedMap<String, File> = [:]
    private var isListing = false
    private var afterListing: [@MainActor () -> Void] = []
    /// An upload has ended.
    var onUpload: (() -> Void)?
    /// A file that may be shown has been replaced by another of its name.
    var onReplacement: ((String) -> Void)?
    /// Whether something else than choices still shows a file.
    var isShown: (String) -> Bool = { _ in false }
    /// For the inspector.
    package var changed: () -> Void = {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    /// The app has been registered: what the head unit has kept from earlier need not be sent again.
    package func start() {
        currentState = .fetchingInitialList
        isListing = true
        lifecycle.send(SDLListFiles()) { [weak self] result in
            guard let self, isListing else { return }
            take(result)
            isListing = false

            for run in afterListing.takeAll() { run() }
        }
    }

    private func take(_ result: Result<SDLListFilesResponse, RequestFailure>) {
        guard case .success(let response) = result else {
            currentState = .startupError
            return
        }
        remoteFileNames.formUnion(response.filenames ?? [])
        bytesAvailable = response.spaceAvailable ?? bytesAvailable
        // An app that may not ask for the list can upload files all the same.
        let isFine = response.success || [.disallowed, .encryptionNeeded].contains(response.resultCode)
        currentState = isFine ? .ready : .startupError
    }

    package func reset() {
        let waiting = files.values.flatMap(\.waiting)
        files = [:]
        remoteFileNames = []
        bytesAvailable = 2_000_000_000
        currentState = .shutdown
        isListing = false
        afterListing = []
        for done in waiting { done(false) }
        changed()
    }

    /// Every file with its standing, for the inspector.
    package var standings: [(name: String, standing: Standing, size: Int)] {
        files.map { ($0.key, $0.value.standing, $0.value.size) }
    }

    // MARK: Uploading

    /// Begins an upload, whatever was there before.
    func upload(_ file: SDLFile) {
        var entry = File(standing: .uploading, size: file.data.count)
        if file.overwrite { entry.replaceable = file.data }
        let isReplacement = files[file.name]?.standing == .there
        entry.waiting = files[file.name]?.waiting ?? []
        files[file.name] = entry
        changed()
        guard !file.data.isEmpty else {
            lifecycle.diagnose(.emptyFile(file.name))
            return end(file.name, .failed)
        }
        afterList { [weak self] in
            guard let self, files[file.name]?.standing == .uploading else { return }
            guard file.overwrite || !isKept(file) else { return end(file.name, .there) }
            if isReplacement { onReplacement?(file.name) }
            put(file, from: 0)
        }
    }

    /// Before version 4.4 only what is meant to outlast a drive can be there from an earlier session.
    private func isKept(_ file: SDLFile) -> Bool {
        remoteFileNames.contains(file.name) && (file.isPersistent || lifecycle.rpcVersion >= SDLVersion(4, 4))
    }

    private func afterList(_ run: @escaping @MainActor () -> Void) {
        if isListing { afterListing.append(run) } else { run() }
    }

    /// One piece after the other, each as large as one frame of this head unit takes.
    private func put(_ file: SDLFile, from offset: Int) {
        guard let limit = lifecycle.payloadLimitBytes else { return end(file.name, .failed) }
        let (request, piece) = FilePiece.request(
            for: file, from: offset, limit: limit,
            hasChecksum: lifecycle.rpcVersion >= SDLVersion(5))
        lifecycle.send(request, bulk: piece) { [weak self] result in
            guard let self, files[file.name]?.standing == .uploading else { return }
            if case .success(let response) = result {
                bytesAvailable = response.spaceAvailable ?? bytesAvailable
                if response.success {
                    return piece.endIndex < file.data.count ? put(file, from: piece.endIndex) : end(file.name, .there)
                }
            }
            guard case .success = result, files[file.name]?.isTriedAgain == false else {
                if case .success = result { lifecycle.diagnose(.uploadFailed(file.name)) }
                return end(file.name, .failed)
            }
            files[file.name]?.isTriedAgain = true
            put(file, from: 0)
        }
    }

    private func end(_ name: String, _ standing: Standing) {
        let waiting = files[name]?.waiting.takeAll() ?? []
        files[name]?.standing = standing

        if standing == .there { remoteFileNames.insert(name) }
        changed()
        for done in waiting { done(standing == .there) }
        onUpload?()
    }

    // MARK: Deleting

    /// Takes a file off the head unit.
    func remove(_ name: String, then done: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }) {
        remoteFileNames.remove(name)

        files[name] = nil
        changed()
        lifecycle.send(SDLDeleteFile(syncFileName: name)) { [weak self] result in
            guard case .success(let response) = result else { return done(false) }
            if let self { bytesAvailable = response.spaceAvailable ?? bytesAvailable }
            done(response.success)
        }
    }
}

extension Diagnostic {
    fileprivate static func uploadFailed(_ name: String) -> Diagnostic {
        Diagnostic(
            rule: "FND-70", message: "The file \(name) could not be uploaded, twice.",
            fix: "Look at the PutFile rows: the head unit may be out of space.")
    }

    fileprivate static func emptyFile(_ name: String) -> Diagnostic {
        Diagnostic(
            rule: "FND-70", message: "The file or image \(name) has no bytes: it does not exist for the head unit.",
            fix: "Look at where its data comes from.")
    }
}
