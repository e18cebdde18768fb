import SDLRPC

/// Puts an app's images on the head unit, each once.
@MainActor
package final class SDLFileManager {
    private enum Standing { case uploading, there, failed }

    private let lifecycle: SDLLifecycleManager
    private var standing: [String: Standing] = [:]
    /// An upload has ended.
    var onUpload: (() -> Void)?

    package init(lifecycle: SDLLifecycleManager) {
        self.lifecycle = lifecycle
    }

    package func reset() {
        standing = [:]
    }

    /// Whether the head unit has the image; when not, it is sent, and `onUpload` tells when it has arrived.
    package func isThere(_ artwork: SDLArtwork) -> Bool {
        if artwork.isStaticIcon { return true }
        switch standing[artwork.name] {
        case .there: return true
        case .uploading, .failed: return false
        case nil:
            upload(artwork)
            return false
        }
    }

    private func upload(_ artwork: SDLArtwork) {
        standing[artwork.name] = .uploading
        let request = SDLPutFile(
            syncFileName: artwork.name, fileType: artwork.fileType, persistentFile: artwork.isPersistent)
        lifecycle.send(request, bulk: artwork.data[...]) { [weak self] result in
            guard let self else { return }
            if case .success(let response) = result, response.success {
                standing[artwork.name] = .there
            } else {
                standing[artwork.name] = .failed
            }
            onUpload?()
        }
    }
}
