package import SDLKit
internal import SDLManagers
internal import SDLRPC

extension SDLApplication {
    /// Asks the head unit for what every one of them knows, for tests of whether an answer comes, and when.
    package func listFiles(_ answered: @escaping @MainActor ((any Error)?) -> Void = { _ in }) {
        sdlManager.send(SDLListFiles()) { _, error in answered(error) }
    }
}
