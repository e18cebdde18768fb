import SDLSupport

/// Registered apps, in the order of their registration.
///
/// Each lies in a box of its own: a state is copied for every command and every turn of a web HMI, with all its apps.
package struct AppTable: Sequence, Sendable {
    private var boxes: OrderedMap<AppKey, Boxed<RegisteredApp?>> = [:]

    package var count: Int { boxes.count }
    package var isEmpty: Bool { boxes.isEmpty }
    package var keys: [AppKey] { boxes.keys }
    package var values: [RegisteredApp] { boxes.values.compactMap(\.value) }

    package subscript(key: AppKey) -> RegisteredApp? {
        _read {
            if let box = boxes[key] { yield box.value } else { yield nil }
        }
        _modify {
            if boxes[key] == nil { boxes[key] = Boxed(nil) }
            defer { if boxes[key]?.value == nil { boxes[key] = nil } }
            yield &boxes[key]!.value
        }
    }

    package struct Iterator: IteratorProtocol {
        fileprivate var boxes: OrderedMap<AppKey, Boxed<RegisteredApp?>>.Iterator

        package mutating func next() -> (key: AppKey, value: RegisteredApp)? {
            guard let (key, box) = boxes.next(), let app = box.value else { return nil }
            return (key, app)
        }
    }

    package func makeIterator() -> Iterator { Iterator(boxes: boxes.makeIterator()) }
}
