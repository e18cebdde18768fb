import JSON
import Journaling
import SDLLog
import SDLSupport

/// Who is told of the car as gauges want it: what has changed, each item as it is now, so many times a second at most.
///
/// It keeps no values, only which items a reader has yet to hear of. So a slow reader is never told an older value
/// after a newer one, and costs no more for it. Readers of one rate are told together, in the same bytes.
struct VehicleFeed {
    static let path: StatePath = ["headUnit", "vehicle"]

    /// What a reader has yet to be told.
    enum News: Hashable {
        case all
        case items([String])
    }

    private struct Reader {
        let listener: any HubListener
        let gap: Int64
        /// The last stretch of its own length in which it was told something.
        var stretch: Int64?
        var wantsAll = true
        var items: OrderedMap<String, Bool> = [:]

        var news: News? {
            if wantsAll { return .all }
            return items.isEmpty ? nil : .items(items.keys)
        }

        func stretch(at now: Instant) -> Int64 { now.nanoseconds / gap }

        /// What waits for it would only grow: it is told the newest once it has read.
        var isBehind: Bool {
            let backlog = listener.backlog
            return backlog.messages > 16 || backlog.bytes > 1 << 16
        }
    }

    private var readers: OrderedMap<UInt64, Reader> = [:]

    /// Takes in a reader, who is to be told all there is.
    mutating func add(_ listener: any HubListener, number: UInt64, perSecond: Int) {
        readers[number] = Reader(listener: listener, gap: 1_000_000_000 / Int64(perSecond))
    }

    mutating func remove(_ number: UInt64) { readers[number] = nil }

    /// The tree has changed there.
    mutating func changed(_ operations: [StateOperation]) {
        guard !readers.isEmpty else { return }
        for operation in operations {
            let (keys, own) = (operation.path.keys, Self.path.keys)
            guard zip(keys, own).allSatisfy(==) else { continue }
            for number in readers.keys {
                if keys.count > own.count {
                    readers[number]?.items[keys[own.count]] = true
                } else {
                    readers[number]?.wantsAll = true
                }
            }
        }
    }

    /// Who is told something now, and what; those that are told the same stand together.
    mutating func take(at now: Instant) -> OrderedMap<News, [any HubListener]> {
        var reported: OrderedMap<News, [any HubListener]> = [:]
        for (number, reader) in readers {
            let stretch = reader.stretch(at: now)
            guard let news = reader.news, reader.stretch != stretch, !reader.isBehind else { continue }
            reported[news, default: []].append(reader.listener)
            readers[number]?.stretch = stretch
            readers[number]?.wantsAll = false
            readers[number]?.items = [:]
        }
        return reported
    }

    /// When somebody who waits may be told next.
    func due(after now: Instant) -> Instant? {
        readers.values.filter { $0.news != nil }
            .map { Instant(nanoseconds: ($0.stretch(at: now) + 1) * $0.gap) }.min()
    }
}

// What the feed says is done on the hub's turn.
extension Hub {
    /// Tells those that are due, and comes back for the others.
    func publishVehicle() {
        let now = pace.now
        let reported = vehicleFeed.take(at: now)
        if !reported.isEmpty {
            let snapshot = state.snapshot
            for (news, listeners) in reported {
                let frame = HubFrame(news, of: snapshot, at: lastChangeAt)
                for listener in listeners { listener.moved(frame) }
            }
        }
        guard let due = vehicleFeed.due(after: now), vehicleAlarm.map({ due < $0.due }) ?? true else { return }
        if let vehicleAlarm { pace.cancel(vehicleAlarm) }
        vehicleAlarm = pace.ring(at: due) { [inbox] in inbox.send(.vehicleDue) }
    }
}

extension HubFrame {
    fileprivate init(_ news: VehicleFeed.News, of snapshot: StateTree.Snapshot, at: Instant) {
        let car = snapshot.root.value(at: VehicleFeed.path.keys)
        var writer = JSONWriter(capacity: 1024)
        writer.object { writer in
            writer.field("op", "vehicle")
            writer.field("seq", snapshot.number)
            writer.field("at", Int(at.milliseconds))
            switch news {
            case .all:
                writer.field("whole", true)
                writer.field("values") { writer in
                    if let car { car.write(to: &writer) } else { writer.object { _ in } }
                }
            case .items(let names):
                writer.field("values") { writer in
                    writer.object { writer in
                        for name in names {
                            writer.key(named: name)
                            if let value = car?.value(at: [name]) { value.write(to: &writer) } else { writer.null() }
                            writer.next()
                        }
                    }
                }
            }
        }
        self.init(.vehicle, number: snapshot.number, writer.bytes)
    }
}
