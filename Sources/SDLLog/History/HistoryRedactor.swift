import JSON
import Journaling
import SDLSupport

/// Hides private values in the state and in changes of the state: the values of members with certain names, and the
/// input of masked keyboards. `Redactor` hides these values in rows.
struct HistoryRedactor {
    private let redactor: Redactor
    /// The names of the hidden members, each as a step of a JSON pointer.
    private let steps: [[UInt8]]
    /// Whether any app has had a masked keyboard. If true, all keyboard input is hidden, because a change does not say
    /// to which app the keyboard belongs.
    private var isMasked = false

    /// The name of the member that contains keyboard input.
    private static let typed = "entry"
    private static let typedStep = Array("/entry\"".utf8)
    private static let typedMember = Array("\"entry\":".utf8)
    private static let masks = ["ENABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK"].map { Array("\"\($0)\"".utf8) }

    init(_ redactor: Redactor) {
        self.redactor = redactor
        steps = redactor.names.sorted().map { Array("/\($0)".utf8) }
    }

    /// Returns the JSON of the state without private values. A part that is stored as JSON text and has no private
    /// values is copied unchanged.
    mutating func clean(state: StateNode) -> [UInt8] {
        note(state)
        var writer = JSONWriter(capacity: 1 << 16)
        write(state, to: &writer)
        return writer.bytes
    }

    private func write(_ node: StateNode, to writer: inout JSONWriter) {
        switch node.content {
        case .text(let text):
            let isTyped = isMasked && Self.contains(text, Self.typedMember)
            writer.raw(redactor.clean(state: text, besides: isTyped ? [Self.typed] : []))
        case .object(let members):
            writer.object { writer in
                for (name, member) in members {
                    writer.key(named: name)
                    let isTaken = redactor.names.contains(name) || isMasked && name == Self.typed
                    if isTaken { Redactor.mark.write(to: &writer) } else { write(member, to: &writer) }
                    writer.next()
                }
            }
        }
    }

    /// Returns a change message without private values. If the message contains no private value, returns the same
    /// bytes.
    mutating func clean(change: [UInt8]) -> [UInt8] {
        note(change)
        let isTyped =
            isMasked && (Self.contains(change, Self.typedStep) || Self.contains(change, Self.typedMember))
        guard isTyped || redactor.mayContain(state: change) || steps.contains(where: { Self.contains(change, $0) })
        else {
            return change
        }
        let more: Set<String> = isMasked ? [Self.typed] : []
        return Redactor.changing(change) { message in
            var message = message
            if let patch = message["patch"]?.array { message["patch"] = .array(patch.map { clean($0, more) }) }
            return message
        }
    }

    private func clean(_ operation: JSONValue, _ more: Set<String>) -> JSONValue {
        guard let value = operation["value"] else { return operation }
        let keys = operation["path"]?.string.flatMap { StatePath(pointer: $0) }?.keys ?? []
        var operation = operation
        operation["value"] =
            keys.contains { redactor.names.contains($0) || more.contains($0) }
            ? Redactor.mark : redactor.clean(value, besides: more)
        return operation
    }

    private mutating func note(_ node: StateNode) {
        switch node.content {
        case .text(let text): note(text)
        case .object(let members): for member in members.values where !isMasked { note(member) }
        }
    }

    private mutating func note(_ text: [UInt8]) {
        if !isMasked { isMasked = Self.masks.contains { Self.contains(text, $0) } }
    }

    private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
        ByteSearch.first(part, in: text[...]) != nil
    }
}
