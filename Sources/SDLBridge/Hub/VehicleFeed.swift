import JSON
import Journaling
import SDLLog
import SDLSupport

/// Decides when clients receive which vehicle data. Each client gets messages at the rate that the client requested. A
/// message contains the current values of the changed items.
///
/// For each reader (a client), the feed stores only the names of items whose changes the reader has not received.
/// Because the feed stores no values, a slow reader never gets an older value after a newer one. Readers with equal
/// rates share encoded messages.
struct VehicleFeed {
    static let path: StatePath = ["headUnit", "vehicle"]

    /// The vehicle data in one message to readers: all items, or the named items.
    enum Update: Hashable {
        case all
        case items([String])
    }

    private struct Reader {
        let listener: any HubListener
        let gap: Int64
        /// The number of the interval in which the reader received its newest message. An interval lasts `gap`
        /// nanoseconds.
        var stretch: Int64?
        var wantsAll = true
        var items: OrderedMap<String, Bool> = [:]

        var pending: Update? {
            if wantsAll { return .all }
            return items.isEmpty ? nil : .items(items.keys)
        }

        func stretch(at now: Instant) -> Int64 { now.nanoseconds / gap }

        /// Whether too many messages wait in the reader's queue. In this case, the reader gets current values later,
        /// when the queue is shorter.
        var isBehind: Bool {
            let backlog = listener.backlog
            return backlog.messages > 16 || backlog.bytes > 1 << 16
        }
    }

    private var readers: OrderedMap<UInt64, Reader> = [:]

    /// Adds a reader. The first message for the reader contains all vehicle data.
    mutating func add(_ listener: any HubListener, number: UInt64, perSecond: Int) {
        readers[number] = Reader(listener: listener, gap: 1_000_000_000 / Int64(perSecond))
    }

    mutating func remove(_ number: UInt64) { readers[number] = nil }

    /// Marks the items that `operations` have changed. The readers get these items with their next messages.
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

    /// Returns the updates that are due, with the readers of each update. Afterwards, the items of these updates are no
    /// longer pending.
    mutating func take(at now: Instant) -> OrderedMap<Update, [any HubListener]> {
        var updates: OrderedMap<Update, [any HubListener]> = [:]
        for (number, reader) in readers {
            let stretch = reader.stretch(at: now)
            guard let update = reader.pending, reader.stretch != stretch, !reader.isBehind else { continue }
            updates[update, default: []].append(reader.listener)
            readers[number]?.stretch = stretch
            readers[number]?.wantsAll = false
            readers[number]?.items = [:]
        }
        return updates
    }

    /// Returns the earliest time at which a reader with pending items may get a message; nil if no reader has pending
    /// items.
    func due(after now: Instant) -> Instant? {
        readers.values.filter { $0.pending != nil }
            .map { Instant(nanoseconds: ($0.stretch(at: now) + 1) * $0.gap) }.min()
    }
}

// The methods with which the hub sends vehicle data.
extension Hub {
    /// Sends the updates that are due and schedules the next call.
    func publishVehicle() {
        let now = pace.now
        let updates = vehicleFeed.take(at: now)
        if !updates.isEmpty {
            let snapshot = state.snapshot
            for (update, listeners) in updates {
                let frame = HubFrame(update, of: snapshot, at: lastChangeAt)
                for listener in listeners { listener.moved(frame) }
            }
        }
        guard let due = vehicleFeed.due(after: now), vehicleAlarm.map({ due < $0.due }) ?? true else { return }
        if let vehicleAlarm { pace.cancel(vehicleAlarm) }
        vehicleAlarm = pace.ring(at: due) { [inbox] in inbox.send(.vehicleDue) }
    }
}

extension HubFrame {
    fileprivate init(_ update: VehicleFeed.Update, of snapshot: StateTree.Snapshot, at: Instant) {
        let car = snapshot.root.value(at: VehicleFeed.path.keys)
        var writer = JSONWriter(capacity: 1024)
        writer.object { writer in
            writer.field("op", "vehicle")
            writer.field("seq", snapshot.number)
            writer.field("at", Int(at.milliseconds))
            switch update {
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
