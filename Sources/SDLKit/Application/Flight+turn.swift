import SDLSupport

extension Flight? {
    /// Does something in a turn of the main actor of its own, and counts it until it is done.
    nonisolated func turn(_ body: @escaping @MainActor @Sendable () -> Void) {
        self?.begin()
        Task { @MainActor in
            defer { self?.end() }
            body()
        }
    }
}
