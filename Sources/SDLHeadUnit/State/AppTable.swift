import SDLSupport

/// Registered apps, in the order of their registration.
///
/// Each lies in a place of its own: a state is copied for every command and every turn of a web HMI, with all its apps.
package struct AppTable: Sequence, Sendable {
    private var places: OrderedMap<AppKey, Place> = [:]

    package var count: Int { places.count }
    package var isEmpty: Bool { places.isEmpty }
    package var keys: [AppKey] { places.keys }
    package var values: [RegisteredApp] { places.values.compactMap(\.app) }

    package subscript(key: AppKey) -> RegisteredApp? {
        _read {
            if let place = places[key] { yield place.app } else { yield nil }
        }
        _modify {
            // Of two tables that share a place, the one that writes gets one of its own.
            if !isKnownUniquelyReferenced(&places[key]) { places[key] = Place(places[key]?.app) }
            let place = places[key]!
            defer { if place.isEmpty { places[key] = nil } }
            yield &place.app
        }
    }

    /// An app where it lies: a copy of one has each of its members copied, and most requests look at two of them.
    func look(at key: AppKey) -> AppInPlace? {
        guard let place = places[key], !place.isEmpty else { return nil }
        return AppInPlace(place: place)
    }

    package struct Iterator: IteratorProtocol {
        fileprivate var places: OrderedMap<AppKey, Place>.Iterator

        package mutating func next() -> (key: AppKey, value: RegisteredApp)? {
            guard let (key, place) = places.next(), let app = place.app else { return nil }
            return (key, app)
        }
    }

    package func makeIterator() -> Iterator { Iterator(places: places.makeIterator()) }

    // A place that is shared is never written to.
    fileprivate final class Place: @unchecked Sendable {
        var app: RegisteredApp?

        init(_ app: RegisteredApp?) { self.app = app }

        var isEmpty: Bool {
            switch app {
            case .none: true
            case .some: false
            }
        }
    }
}

/// One registered app, to be read where it lies: member by member, each copied alone.
///
/// Nobody keeps one while the app changes: it would be copied after all.
@dynamicMemberLookup
struct AppInPlace {
    fileprivate let place: AppTable.Place

    @inline(__always)
    subscript<Member>(dynamicMember member: KeyPath<RegisteredApp, Member>) -> Member { place.app![keyPath: member] }

    /// All of it.
    var whole: RegisteredApp { place.app! }
}
