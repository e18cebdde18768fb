package import SDLSupport

/// Runs work on the main actor, counted as in flight from now until it ends.
package func inBackground(
    counting inFlight: InFlightCounter?, _ work: @escaping @MainActor @Sendable () async -> Void
) {
    inFlight?.begin()
    Task { @MainActor in
        defer { inFlight?.end() }
        await work()
    }
}

extension Timekeeper {
    /// Runs work on the main actor at an instant, counted as in flight from then until it ends.
    @discardableResult
    package func ring(
        at due: Instant, counting inFlight: InFlightCounter?, _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> Alarm {
        ring(at: due) { inBackground(counting: inFlight, work) }
    }
}

extension RangeReplaceableCollection {
    /// Removes and returns all elements.
    package mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }
}
