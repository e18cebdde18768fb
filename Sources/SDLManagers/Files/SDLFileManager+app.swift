import SDLSupport

// What an app asks for itself.
extension SDLFileManager {
    /// Whether a file of this name is on the head unit.
    public func hasUploadedFile(_ file: SDLFile) -> Bool { remoteFileNames.contains(file.name) }

    /// Whether an image would have to be sent before it can be shown.
    public func fileNeedsUpload(_ artwork: SDLArtwork) -> Bool {
        !artwork.isStaticIcon && (artwork.overwrite || !remoteFileNames.contains(artwork.name))
    }

    /// Puts a file on the head unit; `handler` is told how many bytes it still has room for, and what went wrong.
    public func upload(
        file: SDLFile,
        completionHandler handler: @escaping @MainActor (_ bytesAvailable: Int, _ error: SDLFileError?) -> Void = {
            _, _ in
        }
    ) {
        inBackground(counting: lifecycle.flight) {
            let error = await self.send(file)
            handler(self.bytesAvailable, error)
        }
    }

    /// Puts files on the head unit, one after the other. After each one `progressHandler` is told how far it is, from 0 to
    /// 1; when it answers false the rest is left out.
    public func upload(
        files: [SDLFile],
        progressHandler: @escaping @MainActor (_ name: String, _ part: Float, _ error: SDLFileError?) -> Bool = {
            _, _, _ in true
        }, completionHandler handler: @escaping @MainActor (_ error: SDLFileError?) -> Void = { _ in }
    ) {
        inBackground(counting: lifecycle.flight) {
            let total = max(files.reduce(0) { $0 + $1.data.count }, 1)
            var (sent, failures, isStopped) = (0, [String: SDLFileError](), false)
            for file in files {
                let error = isStopped ? .cancelled : await self.send(file)
                if let error { failures[file.name] = error }
                guard !isStopped else { continue }
                // A file counts as sent once it was tried, whether it arrived or not.
                sent += file.data.count
                isStopped = !progressHandler(file.name, Float(sent) / Float(total), error)
            }
            handler(failures.isEmpty ? nil : .several(failures))
        }
    }

    /// Puts an image on the head unit. One that is there already is a success.
    public func upload(
        artwork: SDLArtwork,
        completionHandler handler: @escaping @MainActor (_ name: String, _ error: SDLFileError?) -> Void = { _, _ in }
    ) {
        upload(artworks: [artwork]) { names, error in
            handler(artwork.name, names.isEmpty ? error ?? .failed : nil)
        }
    }

    /// Puts images on the head unit; `handler` is told the names of those that are there.
    public func upload(
        artworks: [SDLArtwork],
        completionHandler handler: @escaping @MainActor (_ names: [String], _ error: SDLFileError?) -> Void = { _, _ in
        }
    ) {
        inBackground(counting: lifecycle.flight) {
            guard self.lifecycle.isReady else { return handler([], .notConnected) }
            let failed = await self.upload(artworks)
            let names = artworks.map(\.name).filter { !failed.contains($0) }
            let failures = failed.map { ($0, SDLFileError.failed) }
            handler(names, failed.isEmpty ? nil : .several(Dictionary(failures) { first, _ in first }))
        }
    }

    /// Takes a file off the head unit. The handler is told how many bytes are free then, and any error.
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
        let isOnItsWay = files[file.name]?.standing == .uploading
        guard file.overwrite || isOnItsWay || !remoteFileNames.contains(file.name) else { return .cannotOverwrite }
        if isOnItsWay { _ = await arrival(of: file.name) }
        if !isOnItsWay || file.overwrite { upload(file) }
        if await arrival(of: file.name) { return nil }
        return lifecycle.isReady ? .failed : .notConnected
    }
}
