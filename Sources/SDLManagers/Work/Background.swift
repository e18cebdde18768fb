package import SDLSupport

/// Works on the main actor, counted as under way from now to its end.
package func inBackground(counting flight: Flight?, _ work: @escaping @MainActor @Sendable () async -> Void) {
    flight?.begin()
    Task { @MainActor in
        defer { flight?.end() }
        await work()
    }
}

extension Timekeeper {
    /// Works on the main actor from an instant on, counted as under way from then to its end.
    @discardableResult
    package func ring(
        at due: Instant, counting flight: Flight?, _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> Alarm {
        ring(at: due) { inBackground(counting: flight, work) }
    }
}

extension RangeReplaceableCollection {
    /// All of it, which it then has no more.
    package mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }
}
