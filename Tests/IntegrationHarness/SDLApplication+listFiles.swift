package import SDLKit
internal import SDLManagers
internal import SDLRPC

extension SDLApplication {
    /// Sends ListFiles, which every head unit supports, and calls `answered` with the result.
    package func listFiles(_ answered: @escaping @MainActor ((any Error)?) -> Void = { _ in }) {
        sdlManager.send(SDLListFiles()) { _, error in answered(error) }
    }
}
