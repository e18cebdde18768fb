import SDLSupport

/// Waits for a value inside counted work. While it waits nothing is under way; when the value has come, its taking up is
/// counted before the work that brought it ends its own count.
///
/// Only for work that `flight` counts already, such as an operation of a `SerialQueue`.
@MainActor
func pausing<Value: Sendable>(
    _ flight: Flight?, _ start: (_ done: @escaping @MainActor @Sendable (Value) -> Void) -> Void
) async -> Value {
    await withCheckedContinuation { continuation in
        start { value in
            flight?.begin()
            continuation.resume(returning: value)
        }
        flight?.end()
    }
}
