import SDLConnection
import SDLRPC
package import SDLSupport

/// Uploads and deletes an app's files and images on the head unit. Each file is uploaded only once.
///
/// Images of views, buttons, choices and menus are uploaded automatically.
@MainActor
public final class SDLFileManager {
    /// The state of the manager's connection to the head unit.
    public enum State: String, Sendable {
        /// The state while the app is not connected.
        case shutdown = "Shutdown"
        /// The state after the app has requested the head unit's list of files.
        case fetchingInitialList = "FetchingInitialList"
        /// The state in which files can be uploaded.
        case ready = "Ready"
        /// The state when the head unit did not send its list of files. Files can still be uploaded.
        case startupError = "StartupError"
    }

    package enum UploadState: String, Sendable { case uploading, there, failed }

    package struct File {
        package var state: UploadState
        package var size: Int
        /// The uploaded bytes of the file; nil if other bytes with the same name must not replace the file.
        var replaceable: [UInt8]?
        var isTriedAgain = false
        var waiting: [@MainActor @Sendable (Bool) -> Void] = []
    }

    /// The state of the manager's connection to the head unit.
    public private(set) var currentState = State.shutdown
    /// The names of the files that the head unit has listed or that the app has uploaded.
    public private(set) var remoteFileNames: Set<String> = []
    /// The number of free bytes on the head unit; 2,000,000,000 until the head unit has reported the number.
    public private(set) var bytesAvailable = 2_000_000_000

    let lifecycle: SDLLifecycleManager
    package internal(set) var files: OrderedMap<String, File> = [:]
    private var isListing = false
    private var afterListing: [@MainActor () -> Void] = []
    var onUpload: (() -> Void)?
    /// Called with the name of a file before other bytes replace the file on the head unit.
    var onReplacement: ((String) -> Void)?
    /// Returns whether the screen shows the file with this name, not counting images of choices.
    var isShown: (String) -> Bool = { _ in false }
    package var changed: () -> Void = {}

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    /// Requests the head unit's list of files after the registration. Files that the head unit has kept from an earlier
    /// session are not uploaded again.
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
        // An app that may not list files can still upload files.
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

    // MARK: Uploading

    /// Starts an upload, even if a file with this name was uploaded before.
    func upload(_ file: SDLFile) {
        var entry = File(state: .uploading, size: file.data.count)
        if file.overwrite { entry.replaceable = file.data }
        let isReplacement = files[file.name]?.state == .there
        entry.waiting = files[file.name]?.waiting ?? []
        files[file.name] = entry
        changed()
        guard !file.data.isEmpty else {
            lifecycle.diagnose(
                rule: "FND-70", "The file or image \(file.name) has no bytes and was not uploaded.",
                fix: "Check the source of the file's data.")
            return end(file.name, .failed)
        }
        afterList { [weak self] in
            guard let self, files[file.name]?.state == .uploading else { return }
            guard file.overwrite || !isKept(file) else { return end(file.name, .there) }
            if isReplacement { onReplacement?(file.name) }
            put(file, from: 0)
        }
    }

    /// Returns whether the head unit has listed the file and still has its bytes. Head units before version 4.4 also
    /// list files of an earlier session that they have not kept; they keep only persistent files.
    private func isKept(_ file: SDLFile) -> Bool {
        remoteFileNames.contains(file.name) && (file.isPersistent || lifecycle.rpcVersion >= SDLVersion(4, 4))
    }

    private func afterList(_ run: @escaping @MainActor () -> Void) {
        if isListing { afterListing.append(run) } else { run() }
    }

    /// Sends the pieces of a file one after another, beginning at `offset`. Each piece fits into one frame of this head
    /// unit. If a piece is refused, the whole file is sent once more.
    private func put(_ file: SDLFile, from offset: Int) {
        guard let limit = lifecycle.payloadLimitBytes else { return end(file.name, .failed) }
        let (request, piece) = FilePiece.request(
            for: file, from: offset, limit: limit,
            hasChecksum: lifecycle.rpcVersion >= SDLVersion(5))
        lifecycle.send(request, bulk: piece) { [weak self] result in
            guard let self, files[file.name]?.state == .uploading else { return }
            if case .success(let response) = result {
                bytesAvailable = response.spaceAvailable ?? bytesAvailable
                if response.success {
                    return piece.endIndex < file.data.count ? put(file, from: piece.endIndex) : end(file.name, .there)
                }
            }
            guard case .success = result, files[file.name]?.isTriedAgain == false else {
                if case .success = result {
                    lifecycle.diagnose(
                        rule: "FND-70", "The file \(file.name) could not be uploaded in two attempts.",
                        fix: "Check the PutFile responses in the log: the head unit may be out of space.")
                }
                return end(file.name, .failed)
            }
            files[file.name]?.isTriedAgain = true
            put(file, from: 0)
        }
    }

    private func end(_ name: String, _ state: UploadState) {
        let waiting = files[name]?.waiting.takeAll() ?? []
        files[name]?.state = state

        if state == .there { remoteFileNames.insert(name) }
        changed()
        for done in waiting { done(state == .there) }
        onUpload?()
    }

    // MARK: Deleting

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
