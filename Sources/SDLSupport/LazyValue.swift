/// A value that is computed at its first access.
public final class LazyValue<Value: Sendable>: Sendable {
    @usableFromInline let value = Lock<Value?>(nil)
    @usableFromInline let make: @Sendable () -> Value

    @inlinable package init(_ make: @escaping @Sendable () -> Value) {
        self.make = make
    }

    /// The value. The first access computes the value. Meanwhile, other threads wait for the value.
    @inlinable package var made: Value {
        value.withLock { value in
            if let value { return value }
            let made = make()
            value = made
            return made
        }
    }
}
