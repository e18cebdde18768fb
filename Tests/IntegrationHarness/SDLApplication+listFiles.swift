package import SDLKit
internal import SDLManagers
internal import SDLRPC

extension SDLApplication {
    /// Sends ListFiles, which every head unit supports. Calls `answered` with the error; nil after a success.
    package func listFiles(_ answered: @escaping @MainActor ((any Error)?) -> Void = { _ in }) {
        sdlManager.send(SDLListFiles()) { _, error in answered(error) }
    }
}
