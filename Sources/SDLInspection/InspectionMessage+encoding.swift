import JSON
import Journaling
import SDLSupport

extension InspectionMessage {
    enum Kind: UInt8 {
        case hello = 1
        case row = 2
        case change = 3
        case moment = 4
        case alive = 5
        case goodbye = 6
        case clocked = 7
        case answer = 8
        case clock = 16
        case connect = 17
        case order = 18
    }

    package var frame: [UInt8] {
        if case .answer(let answer, let number) = self { return answer.frame(number) }
        var writer = JSONWriter(capacity: 256, prefix: 5)
        let kind = write(to: &writer)
        let length = UInt32(writer.bytes.count - 4)
        writer.fill(prefix: withUnsafeBytes(of: length.bigEndian) { Array($0) } + [kind.rawValue])
        return writer.bytes
    }

    private func write(to writer: inout JSONWriter) -> Kind {
        switch self {
        case .hello(let hello):
            writer.object { writer in
                writer.field("version", hello.version)
                writer.field("name", hello.name)
                writer.field("key", hello.key)
                writer.field("pid", hello.pid)
                writer.field("now", Int(hello.now.nanoseconds))
            }
            return .hello
        case .row(let row):
            writer.object { writer in
                writer.field("number", row.number)
                writer.field("at", Int(row.instant.nanoseconds))
                writer.field("kind", row.kind.rawValue)
                writer.field("causes") { Self.write(row.causes, to: &$0) }
                writer.field("payload") { $0.raw(row.payload.bytes) }
            }
            return .row
        case .change(let change):
            writer.object { writer in
                writer.field("path", change.path.keys)
                writer.field("causes") { Self.write(change.causes, to: &$0) }
                switch change.operation {
                case .add(let value): writer.field("value") { $0.raw(value.bytes) }
                case .remove: break
                }
            }
            return .change
        case .moment(let moment):
            writer.object { writer in
                writer.field("message") { Self.write(moment.message, to: &$0) }
                writer.field("place", Int(moment.place.rawValue))
                writer.field("at", Int(moment.instant.nanoseconds))
                writer.field("causes") { Self.write(moment.causes, to: &$0) }
            }
            return .moment
        case .clocked(let number, let report):
            writer.object { writer in
                writer.field("number", number)
                writer.field("now", Int(report.now.nanoseconds))
                if let due = report.due { writer.field("due", Int(due.nanoseconds)) }
                writer.field("work", report.work)
            }
            return .clocked
        case .alive(let now):
            writer.object { $0.field("now", Int(now.nanoseconds)) }
            return .alive
        case .goodbye(let reason):
            writer.object { $0.field("reason", reason) }
            return .goodbye
        case .connect:
            writer.object { _ in }
            return .connect
        case .order(let order, let number):
            writer.object { writer in
                writer.field("number", number)
                writer.field("do", order.rawValue)
            }
            return .order
        case .answer: preconditionFailure("an answer is not written as JSON")
        case .clock(let clock, let number):
            writer.object { writer in
                writer.field("number", number)
                switch clock {
                case .pause: writer.field("do", "pause")
                case .resume: writer.field("do", "resume")
                case .advance(let span):
                    writer.field("do", "advance")
                    writer.field("nanoseconds", Int(span.nanoseconds))
                }
            }
            return .clock
        }
    }

    /// Writes the causes of an entry. If a cause is a row, writes the number of the row, because only rows of this app
    /// can be causes. If a cause is a message, writes the four parts of the message key.
    private static func write(_ causes: [Cause], to writer: inout JSONWriter) {
        writer.array { writer in
            for cause in causes {
                switch cause {
                case .row(let number): writer.element(number)
                case .message(let key):
                    write(key, to: &writer)
                    writer.next()
                }
            }
        }
    }

    private static func write(_ key: MessageKey, to writer: inout JSONWriter) {
        writer.array { writer in
            writer.element(key.connection)
            writer.element(Int(key.session))
            writer.element(Int(key.direction.rawValue))
            writer.element(key.ordinal)
        }
    }
}

extension InspectionMessage.Answer {
    fileprivate func frame(_ number: Int) -> [UInt8] {
        let (isDone, content) =
            switch self {
            case .done(let bytes): (UInt8(1), bytes)
            case .refused(let why): (UInt8(0), Array(why.utf8))
            }
        var frame: [UInt8] = []
        frame.reserveCapacity(content.count + 14)
        withUnsafeBytes(of: UInt32(content.count + 10).bigEndian) { frame += $0 }
        frame.append(InspectionMessage.Kind.answer.rawValue)
        withUnsafeBytes(of: Int64(number).bigEndian) { frame += $0 }
        frame.append(isDone)
        return frame + content
    }

    init?(_ body: [UInt8]) {
        guard body.count >= 9 else { return nil }
        let content = Array(body[9...])
        self = body[8] == 1 ? .done(content) : .refused(String(decoding: content, as: UTF8.self))
    }
}
