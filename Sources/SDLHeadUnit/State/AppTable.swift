import SDLSupport

/// Registered apps, in the order of their registration.
///
/// Each lies in a box of its own: a state is copied for every command and every turn of a web HMI, with all its apps.
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
            defer { if look(at: key) == nil { boxes[key] = nil } }
            yield &boxes[key]!.wrappedValue
        }
    }

    /// An app where it lies: a copy of one has each of its members copied, and most requests look at two of them. Nobody
    /// keeps it while the app changes: then all of it is copied after all.
    func look(at key: AppKey) -> AppInPlace? { boxes[key].flatMap(AppInPlace.init) }

    package struct Iterator: IteratorProtocol {
        fileprivate var boxes: OrderedMap<AppKey, Boxed<RegisteredApp?>>.Iterator

        package mutating func next() -> (key: AppKey, value: RegisteredApp)? {
            guard let (key, box) = boxes.next(), let app = box.wrappedValue else { return nil }
            return (key, app)
        }
    }

    package func makeIterator() -> Iterator { Iterator(boxes: boxes.makeIterator()) }
}

/// One registered app, to be read where it lies: member by member, each copied alone.
@dynamicMemberLookup
struct AppInPlace {
    private let box: Boxed<RegisteredApp?>

    /// `nil` where nothing lies there.
    fileprivate init?(_ box: Boxed<RegisteredApp?>) {
        guard case .some = box.wrappedValue else { return nil }
        self.box = box
    }

    // Inlined, so that the compiler sees through the key path. Not generic, and not in another room: there it would copy
    // all of the app before it looks at one member.
    @inline(__always)
    subscript<Member>(dynamicMember member: KeyPath<RegisteredApp, Member>) -> Member {
        box.wrappedValue![keyPath: member]
    }

    /// All of it.
    var whole: RegisteredApp { box.wrappedValue! }
}
