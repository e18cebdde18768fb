import SDLSupport

/// Waits for a value without counting the wait as work in flight. The continuation is counted again before the code
/// that delivers the value ends its own count.
///
/// Call it only from work that `inFlight` counts already, such as an operation of a `SerialQueue`.
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
