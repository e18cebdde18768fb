import SDLSupport

// Images of views, buttons, choices and menus.
extension SDLFileManager {
    /// Whether the head unit has the image; when not, it is sent, and `onUpload` tells when it has arrived.
    package func isThere(_ artwork: SDLArtwork) -> Bool {
        if artwork.isStaticIcon { return true }
        guard let file = files[artwork.name], !isOutdated(file, artwork) else {
            upload(SDLFile(artwork))
            return false
        }
        return file.standing == .there
    }

    /// Something else of this name is there, and the artwork replaces it.
    private func isOutdated(_ file: File, _ artwork: SDLArtwork) -> Bool {
        artwork.overwrite && file.standing == .there && file.replaceable != artwork.data
    }

    /// Whether the image can never be shown: its upload has failed.
    package func hasFailed(_ artwork: SDLArtwork) -> Bool {
        files[artwork.name]?.standing == .failed
    }

    /// Uploads what is not there yet, and gives the names of those that could not be.
    func upload(_ artworks: [SDLArtwork]) async -> Set<String> {
        var failed: Set<String> = []
        for artwork in artworks where !isThere(artwork) {
            if hasFailed(artwork) { upload(SDLFile(artwork)) }
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

    func arrival(of name: String) async -> Bool {
        guard let file = files[name], file.standing == .uploading else { return files[name]?.standing == .there }
        return await pausing(lifecycle.flight) { done in files[name]?.waiting.append(done) }
    }

    /// Takes images off the head unit that nobody shows any more.
    func delete(_ artworks: [SDLArtwork]) {
        for artwork in artworks where !artwork.isStaticIcon && !artwork.isPersistent {
            guard files[artwork.name]?.standing == .there, !isShown(artwork.name) else { continue }
            remove(artwork.name)
        }
    }
}
