import JSON
import SDLSupport

/// Members that the interface does not define, such as a car's own vehicle data. In JSON, these members follow the
/// members that the interface defines.
struct ExtraMembers: Equatable, Sendable {
    private let values: [String: JSONValue]
    private let order: [String]

    init(_ members: OrderedMap<String, JSONValue>) {
        order = members.keys
        values = Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value) })
    }

    func write(behind message: some JSONWritable, to writer: inout JSONWriter) {
        let own = message.json()
        writer.object { writer in
            if own.count > 2 {
                writer.raw(own[1..<own.count - 1])
                if !order.isEmpty { writer.next() }
            }
            for name in order { writer.field(named: name, values[name]) }
        }
    }
}
