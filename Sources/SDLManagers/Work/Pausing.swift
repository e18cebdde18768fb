import SDLSupport

/// Waits for a value. The wait does not count as work in flight. The waiting code is counted again before the code that
/// delivers the value ends its own count, so there is no gap.
///
/// Call it only from work that `inFlight` already counts, such as an operation of a `SerialQueue`.
@MainActor
func pausing<Value: Sendable>(
    _ inFlight: InFlightCounter?, _ start: (_ done: @escaping @MainActor @Sendable (Value) -> Void) -> Void
) async -> Value {
    await withCheckedContinuation { continuation in
        start { value in
            inFlight?.begin()
            continuation.resume(returning: value)
        }
        inFlight?.end()
    }
}
