import JSON
import SDLSupport

extension JSONValue {
    /// A short form of the value, for error messages. A large row or state would hide the other parts of the message.
    var shortened: JSONValue { shortened(to: 1_000) }

    private func shortened(to limit: Int) -> JSONValue {
        guard "\(self)".utf8.count > limit else { return self }
        switch self {
        case .string(let text): return .string("\(text.prefix(limit))…")
        case .array(let elements):
            let kept = elements.prefix(Self.elements).map { $0.shortened(to: limit) }
            return .array(
                kept + (elements.count > kept.count ? [.string("… \(elements.count - kept.count) more")] : []))
        case .object(let members):
            var kept: JSONValue = .object([:])
            for (name, member) in members.prefix(Self.members) { kept[name] = member.cut }
            if members.count > Self.members { kept["…"] = .string("\(members.count - Self.members) more") }
            return kept
        default: return self
        }
    }

    /// The value itself. If the value's JSON text is long, the beginning of the text.
    private var cut: JSONValue {
        let text = "\(self)"
        return text.utf8.count <= Self.memberBytes ? self : .string("\(text.prefix(Self.memberBytes))…")
    }

    private static let elements = 5
    private static let members = 24
    private static let memberBytes = 160
}
