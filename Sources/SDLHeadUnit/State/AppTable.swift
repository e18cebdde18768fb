import SDLSupport

/// Registered apps, in the order of their registration.
///
/// Each app is boxed, because the state with all its apps is copied for every command and, with a web HMI, for every
/// input.
package struct AppTable: Sequence, Sendable {
    private var boxes: OrderedMap<AppKey, Boxed<RegisteredApp?>> = [:]

    package var count: Int { boxes.count }
    package var isEmpty: Bool { boxes.isEmpty }
    package var keys: [AppKey] { boxes.keys }
    package var values: [RegisteredApp] { boxes.values.compactMap(\.wrappedValue) }

    package subscript(key: AppKey) -> RegisteredApp? {
        _read {
            if let box = boxes[key] { yield box.wrappedValue } else { yield nil }
        }
        _modify {
            if boxes[key] == nil { boxes[key] = Boxed(wrappedValue: nil) }
            defer { if peek(at: key) == nil { boxes[key] = nil } }
            yield &boxes[key]!.wrappedValue
        }
    }

    /// Returns read access to an app without a copy of all its members; most requests read only two members. Release
    /// the result before the app changes: otherwise the change copies the whole app.
    func peek(at key: AppKey) -> BorrowedApp? { boxes[key].flatMap(BorrowedApp.init) }

    package struct Iterator: IteratorProtocol {
        fileprivate var boxes: OrderedMap<AppKey, Boxed<RegisteredApp?>>.Iterator

        package mutating func next() -> (key: AppKey, value: RegisteredApp)? {
            guard let (key, box) = boxes.next(), let app = box.wrappedValue else { return nil }
            return (key, app)
        }
    }

    package func makeIterator() -> Iterator { Iterator(boxes: boxes.makeIterator()) }
}

/// Read-only access to a registered app. Reading a member copies only this member.
@dynamicMemberLookup
struct BorrowedApp {
    private let box: Boxed<RegisteredApp?>

    /// Creates access to the app in `box`; nil if the box is empty.
    fileprivate init?(_ box: Boxed<RegisteredApp?>) {
        guard case .some = box.wrappedValue else { return nil }
        self.box = box
    }

    // Inlined and not generic, so that the compiler sees the key path. Otherwise each read of a member would copy the
    // whole app. For the same reason, this type must be in the module of its callers.
    @inline(__always)
    subscript<Member>(dynamicMember member: KeyPath<RegisteredApp, Member>) -> Member {
        box.wrappedValue![keyPath: member]
    }

    var whole: RegisteredApp { box.wrappedValue! }
}
