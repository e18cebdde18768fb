import JSON
import SDLRPC
import SDLSupport

struct SeatMemory: Equatable, Sendable, JSONWritable {
    let label: String?
    /// The saved values of the seat, in the form of ModuleData.
    let values: JSONValue

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("label", label)
            writer.field("values", values)
        }
    }
}

// Saving and restoring seat positions. A memory action is executed once and is not stored as a value.
extension CarModule {
    /// Returns why the memory action is not possible; nil if the action is possible.
    func problem(withMemory requested: JSONValue) -> String? {
        guard let memory = Self.memory(in: requested), memory.action == .restore, memories[memory.id] == nil else {
            return nil
        }
        return "Memory \(memory.id) of this seat is empty"
    }

    /// Performs a requested restore action, sets the requested values, and then performs a requested save action.
    /// Returns the values that were changed or requested.
    mutating func take(_ requested: JSONValue) -> JSONValue {
        let memory = Self.memory(in: requested)
        var values = requested
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
        var reported = part(named: values)
        reported["memory"] = requested["memory"]
        return reported
    }

    private static func memory(in requested: JSONValue) -> SDLSeatMemoryAction? {
        requested["memory"].flatMap { try? SDLSeatMemoryAction.reading($0.json()).value }
    }
}
