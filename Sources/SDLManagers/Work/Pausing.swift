import SDLSupport

/// Waits for a value. During the wait, the caller does not count as work in flight. It counts again before the code
/// that delivers the value ends its own count, so that the count is never zero in between.
///
/// Call this function only from work that `inFlight` already counts, such as an operation of a `SerialQueue`.
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
