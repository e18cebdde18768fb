/// A value that lies aside, so that whatever holds it is copied cheaply. Of two that share it, the one that writes gets a
/// copy of its own.
///
/// Public for the compiler's sake, as `OrderedMap` is.
@propertyWrapper
public struct Boxed<Value> {
    @usableFromInline
    final class Box {
        @usableFromInline var value: Value

        @inlinable
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box

    @inlinable
    public init(wrappedValue value: Value) { box = Box(value) }

    @inlinable
    public var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}

// A box that is shared is never written to.
extension Boxed: @unchecked Sendable where Value: Sendable {}
