package import SDLSupport

/// Starts an operation on the main actor. The counter counts the operation as unfinished from this call until its end.
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
    /// Runs an operation on the main actor at the instant `due`. The counter counts the operation as unfinished from
    /// `due` until its end.
    @discardableResult
    package func ring(
        at due: Instant, counting inFlight: InFlightCounter?, _ work: @escaping @MainActor @Sendable () async -> Void
    ) -> Alarm {
        ring(at: due) { inBackground(counting: inFlight, work) }
    }
}

extension RangeReplaceableCollection {
    package mutating func takeAll() -> Self {
        defer { self = Self() }
        return self
    }
}
