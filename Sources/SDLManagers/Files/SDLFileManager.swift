import SDLRPC
import SDLSupport

/// Puts an app's images on the head unit, each once, and takes them off again.
@MainActor
package final class SDLFileManager {
    /// Where one file is on its way.
    package enum Standing: String, Sendable { case uploading, there, failed }

    private struct File {
        var standing: Standing
        var size: Int
        var attempts = 1
        var waiting: [@MainActor @Sendable (Bool) -> Void] = []
    }

    private let lifecycle: SDLLifecycleManager
    private var files: OrderedMap<String, File> = [:]
    /// What the head unit has kept from earlier; nil until it has been asked.
    private var kept: Set<String>?
    private var isListing = false
    private var afterListing: [@MainActor () -> Void] = []
    /// An upload has ended.
    var onUpload: (() -> Void)?
    /// Whether something else than choices still shows a file.
    var isShown: (String) -> Bool = { _ in false }
    /// For the inspector.
    package var changed: () -> Void = {}

    /// A failed upload is tried once more.
    private static let attemptLimit = 2

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    package func reset() {
        let waiting = files.values.flatMap(\.waiting)
        files = [:]
        kept = nil
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

    /// Whether the head unit has the image; when not, it is sent, and `onUpload` tells when it has arrived.
    package func isThere(_ artwork: SDLArtwork) -> Bool {
        if artwork.isStaticIcon { return true }
        guard let file = files[artwork.name] else {
            upload(artwork)
            return false
        }
        return file.standing == .there
    }

    /// Whether the image can never be shown: its upload has failed.
    package func hasFailed(_ artwork: SDLArtwork) -> Bool {
        files[artwork.name]?.standing == .failed
    }

    /// Uploads what is not there yet, and gives the names of those that could not be.
    func upload(_ artworks: [SDLArtwork]) async -> Set<String> {
        var failed: Set<String> = []
        for artwork in artworks where !isThere(artwork) {
            if hasFailed(artwork) { retry(artwork) }
        }
        for artwork in artworks where !artwork.isStaticIcon {
            if !(await arrival(of: artwork.name)) { failed.insert(artwork.name) }
        }
        return failed
    }

    /// Runs, at once or later, when each of the images is there or has failed.
    package func whenSettled(_ artworks: [SDLArtwork], _ run: @escaping @MainActor @Sendable () -> Void) {
        for artwork in artworks where !isThere(artwork) && files[artwork.name]?.standing == .uploading {
            files[artwork.name]?.waiting.append { [weak self] _ in
                if let self { whenSettled(artworks, run) } else { run() }
            }
            return
        }
        run()
    }

    private func arrival(of name: String) async -> Bool {
        guard let file = files[name], file.standing == .uploading else { return files[name]?.standing == .there }
        return await pausing(lifecycle.flight) { done in files[name]?.waiting.append(done) }
    }

    private func retry(_ artwork: SDLArtwork) {
        files[artwork.name] = nil
        upload(artwork)
    }

    private func upload(_ artwork: SDLArtwork) {
        files[artwork.name] = File(standing: .uploading, size: artwork.data.count)
        changed()
        guard !artwork.data.isEmpty else { return end(artwork.name, .failed) }
        // Only what is meant to outlast a drive can be there from an earlier one.
        guard artwork.isPersistent, !artwork.overwrite else { return put(artwork) }
        list { [weak self] in
            guard let self else { return }
            if kept?.contains(artwork.name) == true { end(artwork.name, .there) } else { put(artwork) }
        }
    }

    private func put(_ artwork: SDLArtwork) {
        let request = SDLPutFile(
            syncFileName: artwork.name, fileType: artwork.fileType, persistentFile: artwork.isPersistent)
        lifecycle.send(request, bulk: artwork.data[...]) { [weak self] result in
            guard let self, files[artwork.name]?.standing == .uploading else { return }
            if case .success(let response) = result, response.success { return end(artwork.name, .there) }
            guard case .success = result, files[artwork.name]!.attempts < Self.attemptLimit else {
                lifecycle.diagnose(.uploadFailed(artwork.name))
                return end(artwork.name, .failed)
            }
            files[artwork.name]?.attempts += 1
            put(artwork)
        }
    }

    private func end(_ name: String, _ standing: Standing) {
        let waiting = files[name]?.waiting ?? []
        files[name]?.standing = standing
        files[name]?.waiting = []
        changed()
        for done in waiting { done(standing == .there) }
        onUpload?()
    }

    // MARK: What is there already

    /// Runs once the head unit has said what it has kept.
    private func list(_ then: @escaping @MainActor () -> Void) {
        guard kept == nil else { return then() }
        afterListing.append(then)
        guard !isListing else { return }
        isListing = true
        lifecycle.send(SDLListFiles()) { [weak self] result in
            guard let self, isListing else { return }
            isListing = false
            if case .success(let response) = result { kept = Set(response.filenames ?? []) } else { kept = [] }
            let due = afterListing
            afterListing = []
            for run in due { run() }
        }
    }

    // MARK: Deleting

    /// Takes images off the head unit that nobody shows any more.
    func delete(_ artworks: [SDLArtwork]) {
        for artwork in artworks where !artwork.isStaticIcon && !artwork.isPersistent {
            guard files[artwork.name]?.standing == .there, !isShown(artwork.name) else { continue }
            files[artwork.name] = nil
            lifecycle.send(SDLDeleteFile(syncFileName: artwork.name)) { _ in }
        }
        changed()
    }
}

extension Diagnostic {
    fileprivate static func uploadFailed(_ name: String) -> Diagnostic {
        Diagnostic(
            rule: "FND-70", message: "The image \(name) could not be uploaded, twice.",
            fix: "Look at the PutFile rows: the head unit may be out of space, or the image empty.")
    }
}
