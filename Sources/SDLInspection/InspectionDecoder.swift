import JSON
import Journaling
import SDLSupport

/// Decodes inspection messages from a stream of bytes.
package struct InspectionDecoder: Sendable {
    /// The maximum size of a message in bytes. The state of an app with many screens is much smaller.
    package static let messageLimitBytes = 16 << 20

    private var bytes: [UInt8] = []
    private var start = 0

    package init() {}

    /// Adds bytes and returns the messages that are now complete. Throws an error for an invalid message. After an
    /// error, the decoder cannot be used again.
    package mutating func receive(_ chunks: [[UInt8]]) throws(InspectionError) -> [InspectionMessage] {
        for chunk in chunks { bytes += chunk }
        var messages: [InspectionMessage] = []
        while bytes.count - start >= 4 {
            let length = Int(bytes[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
            guard (1...Self.messageLimitBytes).contains(length) else { throw .tooLong(bytes: length) }
            guard bytes.count - start >= 4 + length else { break }
            let body = bytes[(start + 5)..<(start + 4 + length)]
            messages.append(try Self.message(bytes[start + 4], Array(body)))
            start += 4 + length
        }
        bytes.removeFirst(start)
        start = 0
        return messages
    }

    private static func message(_ number: UInt8, _ body: [UInt8]) throws(InspectionError) -> InspectionMessage {
        guard let kind = InspectionMessage.Kind(rawValue: number) else { throw .unknownKind(number) }
        if kind == .answer {
            guard let answer = InspectionMessage.Answer(body) else {
                throw .unreadable(kind: number, why: "the message is too short")
            }
            return .answer(answer, number: Int(body[..<8].reduce(Int64(0)) { $0 << 8 | Int64($1) }))
        }
        let json: JSONValue
        do throws(JSONError) {
            json = try JSONValue(parsing: body)
        } catch {
            throw .unreadable(kind: number, why: "\(error)")
        }
        guard let message = read(kind, json) else {
            throw .unreadable(kind: number, why: "a member is missing or has the wrong type")
        }
        return message
    }

    private static func read(_ kind: InspectionMessage.Kind, _ json: JSONValue) -> InspectionMessage? {
        switch kind {
        case .hello: return hello(json)
        case .row: return row(json)
        case .change: return change(json)
        case .moment: return moment(json)
        case .clocked:
            guard let number = json["number"]?.int, let now = json["now"]?.int else { return nil }
            return .clocked(
                number: number,
                InspectionMessage.ClockReport(
                    now: Instant(nanoseconds: Int64(now)), due: json["due"]?.int.map { .nanoseconds($0) },
                    work: json["work"]?.int ?? 0))
        case .alive: return json["now"]?.int.map { .alive(Instant(nanoseconds: Int64($0))) }
        case .goodbye: return json["reason"]?.string.map { .goodbye($0) }
        case .connect: return .connect
        case .order:
            guard let number = json["number"]?.int,
                let order = json["do"]?.string.flatMap(InspectionMessage.Order.init(rawValue:))
            else { return nil }
            return .order(order, number: number)
        case .answer: return nil
        case .clock:
            guard let number = json["number"]?.int else { return nil }
            switch json["do"]?.string {
            case "pause": return .clock(.pause, number: number)
            case "resume": return .clock(.resume, number: number)
            case "advance": return json["nanoseconds"]?.int.map { .clock(.advance(.nanoseconds($0)), number: number) }
            default: return nil
            }
        }
    }

    private static func hello(_ json: JSONValue) -> InspectionMessage? {
        guard let version = json["version"]?.int, let name = json["name"]?.string, let key = json["key"]?.string,
            let pid = json["pid"]?.int, let now = json["now"]?.int
        else { return nil }
        return .hello(.init(version: version, name: name, key: key, pid: pid, now: Instant(nanoseconds: Int64(now))))
    }

    private static func row(_ json: JSONValue) -> InspectionMessage? {
        guard let number = json["number"]?.int.flatMap({ UInt64(exactly: $0) }), let at = json["at"]?.int,
            let kind = json["kind"]?.string, let causes = json["causes"]?.array?.map(cause), !causes.contains(nil),
            let payload = json["payload"]
        else { return nil }
        return .row(
            JournalRow(
                number: number, instant: Instant(nanoseconds: Int64(at)), kind: .init(rawValue: kind),
                causes: causes.compactMap { $0 }, payload: LazyJSON(payload)))
    }

    private static func change(_ json: JSONValue) -> InspectionMessage? {
        guard let keys = json["path"]?.array?.map(\.string), !keys.contains(nil),
            let causes = json["causes"]?.array?.map(cause), !causes.contains(nil)
        else { return nil }
        let operation: StateChange.Operation = json["value"].map { .add(LazyJSON($0)) } ?? .remove
        return .change(
            StateChange(operation, at: StatePath(keys.compactMap { $0 }), causes: causes.compactMap { $0 }))
    }

    private static func moment(_ json: JSONValue) -> InspectionMessage? {
        guard let message = json["message"].flatMap(key),
            let place = json["place"]?.int.flatMap({ UInt8(exactly: $0) }).flatMap(MessageMoment.Place.init(rawValue:)),
            let at = json["at"]?.int, let causes = json["causes"]?.array?.map(cause), !causes.contains(nil)
        else { return nil }
        return .moment(
            MessageMoment(
                message: message, place: place, instant: Instant(nanoseconds: Int64(at)),
                causes: causes.compactMap { $0 }))
    }

    private static func cause(_ json: JSONValue) -> Cause? {
        if let number = json.int { return UInt64(exactly: number).map { .row($0) } }
        return key(json).map { .message($0) }
    }

    private static func key(_ json: JSONValue) -> MessageKey? {
        guard let parts = json.array, parts.count == 4, let connection = parts[0].string,
            let session = parts[1].int.flatMap({ UInt8(exactly: $0) }),
            let direction = parts[2].int.flatMap({ UInt8(exactly: $0) }).flatMap(MessageKey.Direction.init(rawValue:)),
            let ordinal = parts[3].int.flatMap({ UInt64(exactly: $0) })
        else { return nil }
        return MessageKey(connection: connection, session: session, direction: direction, ordinal: ordinal)
    }
}
