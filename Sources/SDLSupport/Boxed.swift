/// Stores a property's value on the heap, so that the struct or enum that contains the property is cheap to copy.
/// Copies share the stored value until a copy changes the value (copy-on-write).
///
/// The type is public so that the compiler specialises it in other modules, as with `Heap`.
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

// A box that several copies share is never written to.
extension Boxed: @unchecked Sendable where Value: Sendable {}
