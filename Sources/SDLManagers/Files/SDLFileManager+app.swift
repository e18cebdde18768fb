import SDLSupport

// The methods that apps call.
extension SDLFileManager {
    /// Returns whether the head unit has a file with the name of `file`.
    public func hasUploadedFile(_ file: SDLFile) -> Bool { remoteFileNames.contains(file.name) }

    /// Returns whether the image must be uploaded before the head unit can show it.
    public func fileNeedsUpload(_ artwork: SDLArtwork) -> Bool {
        !artwork.isStaticIcon && (artwork.overwrite || !remoteFileNames.contains(artwork.name))
    }

    /// Uploads a file. The handler receives the head unit's free space in bytes, and an error after a failure.
    public func upload(
        file: SDLFile,
        completionHandler handler: @escaping @MainActor (_ bytesAvailable: Int, _ error: SDLFileError?) -> Void = {
            _, _ in
        }
    ) {
        inBackground(counting: lifecycle.inFlight) {
            let error = await self.send(file)
            handler(self.bytesAvailable, error)
        }
    }

    /// Uploads files one after another. After each file, `progressHandler` receives the file's name, the progress of
    /// the whole upload from 0 to 1, and the file's error, if any. If `progressHandler` returns false, the remaining
    /// files are not uploaded.
    public func upload(
        files: [SDLFile],
        progressHandler: @escaping @MainActor (_ name: String, _ part: Float, _ error: SDLFileError?) -> Bool = {
            _, _, _ in true
        }, completionHandler handler: @escaping @MainActor (_ error: SDLFileError?) -> Void = { _ in }
    ) {
        inBackground(counting: lifecycle.inFlight) {
            let total = max(files.reduce(0) { $0 + $1.data.count }, 1)
            var (sent, failures, isStopped) = (0, [String: SDLFileError](), false)
            for file in files {
                let error = isStopped ? .cancelled : await self.send(file)
                if let error { failures[file.name] = error }
                guard !isStopped else { continue }
                // Count the file as processed, even if its upload has failed.
                sent += file.data.count
                isStopped = !progressHandler(file.name, Float(sent) / Float(total), error)
            }
            handler(failures.isEmpty ? nil : .several(failures))
        }
    }

    /// Uploads an image. The upload also succeeds if the head unit already has the image.
    public func upload(
        artwork: SDLArtwork,
        completionHandler handler: @escaping @MainActor (_ name: String, _ error: SDLFileError?) -> Void = { _, _ in }
    ) {
        upload(artworks: [artwork]) { names, error in
            handler(artwork.name, names.isEmpty ? error ?? .failed : nil)
        }
    }

    /// Uploads images one after another. Then `handler` receives the names of those images that are on the head unit.
    public func upload(
        artworks: [SDLArtwork],
        completionHandler handler: @escaping @MainActor (_ names: [String], _ error: SDLFileError?) -> Void = { _, _ in
        }
    ) {
        inBackground(counting: lifecycle.inFlight) {
            guard self.lifecycle.isReady else { return handler([], .notConnected) }
            let failed = await self.upload(artworks)
            let names = artworks.map(\.name).filter { !failed.contains($0) }
            let failures = failed.map { ($0, SDLFileError.failed) }
            handler(names, failed.isEmpty ? nil : .several(Dictionary(failures) { first, _ in first }))
        }
    }

    /// Deletes a file from the head unit. The handler receives the number of free bytes on the head unit, and an error
    /// if the file could not be deleted.
    public func delete(
        remoteFileNamed name: String,
        completionHandler handler: @escaping @MainActor (_ bytesAvailable: Int, _ error: SDLFileError?) -> Void = {
            _, _ in
        }
    ) {
        let endings = lifecycle.endings
        let isKnown = remoteFileNames.contains(name)
        guard lifecycle.isReady, isKnown else {
            let error: SDLFileError = lifecycle.isReady ? .noKnownFile : .notConnected
            return endings.later { handler(self.bytesAvailable, error) }
        }
        remove(name) { isDone in
            endings.deliver { handler(self.bytesAvailable, isDone ? nil : .failed) }
        }
    }

    private func send(_ file: SDLFile) async -> SDLFileError? {
        guard lifecycle.isReady else { return .notConnected }
        guard !file.data.isEmpty else {
            upload(file)
            return .noData
        }
        let isOnItsWay = files[file.name]?.state == .uploading
        guard file.overwrite || isOnItsWay || !remoteFileNames.contains(file.name) else { return .cannotOverwrite }
        if isOnItsWay { _ = await arrival(of: file.name) }
        if !isOnItsWay || file.overwrite { upload(file) }
        if await arrival(of: file.name) { return nil }
        return lifecycle.isReady ? .failed : .notConnected
    }
}
