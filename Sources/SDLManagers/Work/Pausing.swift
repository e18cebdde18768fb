import SDLSupport

/// Starts an operation and waits for its value. During the wait, the caller is not counted as unfinished work. The
/// caller is counted again before the code that delivers the value ends, so that the count is not zero in between.
///
/// Call this function only in work that `inFlight` already counts, such as an operation of a `SerialQueue`.
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
