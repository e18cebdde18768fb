/// A value that is made when it is first asked for, and once.
public final class Lazily<Value: Sendable>: Sendable {
    @usableFromInline let value = Lock<Value?>(nil)
    @usableFromInline let make: @Sendable () -> Value

    @inlinable package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// Whoever asks while it is made waits for it.
    @inlinable package var made: Value {
        value.withLock { value in
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
