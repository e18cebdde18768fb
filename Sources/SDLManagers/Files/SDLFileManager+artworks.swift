import SDLSupport

// Methods that upload and delete the images of views, buttons, choices and menus.
extension SDLFileManager {
    /// Returns whether the head unit has the image. If the image was not uploaded or has changed, starts an upload;
    /// `onUpload` is called when the upload ends.
    package func isThere(_ artwork: SDLArtwork) -> Bool {
        if artwork.isStaticIcon { return true }
        guard let file = files[artwork.name], !isOutdated(file, artwork) else {
            upload(SDLFile(artwork))
            return false
        }
        return file.state == .there
    }

    /// Returns whether the head unit has other bytes under the name of `artwork`, which must be replaced.
    private func isOutdated(_ file: File, _ artwork: SDLArtwork) -> Bool {
        artwork.overwrite && file.state == .there && file.replaceable != artwork.data
    }

    package func hasFailed(_ artwork: SDLArtwork) -> Bool {
        files[artwork.name]?.state == .failed
    }

    /// Uploads the images that are not on the head unit. Returns the names of the images whose upload has failed.
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

    /// Calls `run` when no upload of these images is in progress, immediately if there is none. Images that the head
    /// unit does not have are uploaded first.
    package func whenSettled(_ artworks: [SDLArtwork], _ run: @escaping @MainActor @Sendable () -> Void) {
        for artwork in artworks where !isThere(artwork) && files[artwork.name]?.state == .uploading {
            files[artwork.name]?.waiting.append { [weak self] _ in
                if let self { whenSettled(artworks, run) } else { run() }
            }
            return
        }
        run()
    }

    func arrival(of name: String) async -> Bool {
        guard let file = files[name], file.state == .uploading else { return files[name]?.state == .there }
        return await pausing(lifecycle.inFlight) { done in files[name]?.waiting.append(done) }
    }

    /// Deletes the given images, except persistent images and images that the screen shows.
    func delete(_ artworks: [SDLArtwork]) {
        for artwork in artworks where !artwork.isStaticIcon && !artwork.isPersistent {
            guard files[artwork.name]?.state == .there, !isShown(artwork.name) else { continue }
            remove(artwork.name)
        }
    }
}
