import JSON
import SDLRPC
import SDLSupport

/// How a seat stood when it was told to remember that.
struct SeatMemory: Equatable, Sendable, JSONWritable {
    let label: String?
    /// As ModuleData carries them.
    let values: JSONValue

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("label", label)
            writer.field("values", values)
        }
    }
}

// What a seat keeps and brings back. What is asked of its memory is done once, and is none of its values.
extension CarModule {
    /// Why it cannot be done; nil where it can.
    func problem(withMemory wish: JSONValue) -> String? {
        guard let wish = Self.memory(in: wish), wish.action == .restore, memories[wish.id] == nil else { return nil }
        return "Memory \(wish.id) of this seat is empty"
    }

    /// Sets values, brings back before those what is asked for, and keeps afterwards what is to be kept.
    ///
    /// - Returns: what is another way now, or was asked for.
    mutating func take(_ wish: JSONValue) -> JSONValue {
        let memory = Self.memory(in: wish)
        var values = wish
        values["memory"] = nil
        if memory?.action == .restore, let saved = memory.flatMap({ memories[$0.id] }) {
            var restored = saved.values
            for (name, value) in values.object ?? [:] { restored[name] = value }
            values = restored
        }
        self.values = merged(with: values)
        if let memory, memory.action == .save {
            var kept = self.values
            kept["id"] = nil
            memories[memory.id] = SeatMemory(label: memory.label ?? memories[memory.id]?.label, values: kept)
        }
        var told = part(named: values)
        told["memory"] = wish["memory"]
        return told
    }

    private static func memory(in wish: JSONValue) -> SDLSeatMemoryAction? {
        wish["memory"].flatMap { try? SDLSeatMemoryAction.reading($0.json()).value }
    }
}
