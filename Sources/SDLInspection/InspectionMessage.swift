package import Journaling
package import SDLSupport

/// A message between an app's process and the bridge about the app's internal state.
///
/// Each message is a frame: four bytes of length (big-endian, without themselves), one byte for the kind, and JSON. An
/// answer contains no JSON but the order's number (eight bytes), a success flag (one byte) and the content.
package enum InspectionMessage: Sendable {
    /// The app's first message.
    case hello(Hello)
    case row(JournalRow)
    case change(StateChange)
    /// The time at which a message passed the app, for the head unit's row of that message.
    case moment(MessageMoment)
    /// The app's main actor is responsive at this instant.
    case alive(Instant)
    /// The app ends normally.
    case goodbye(String)
    /// A command for the app's clock, which follows the bridge's clock. The app answers with the number after executing
    /// it.
    case clock(Clock, number: Int)
    /// The bridge requests that the app connect to its head unit now, without waiting for the next retry.
    case connect
    /// An order of the bridge, to be answered with this number.
    case order(Order, number: Int)
    case answer(Answer, number: Int)
    /// The app's clock has executed a command.
    case clocked(number: Int, ClockReport)

    package struct Hello: Hashable, Sendable {
        /// The version of this protocol.
        package var version: Int
        package var name: String
        /// The app's key on the head unit.
        package var key: String
        package var pid: Int
        /// The current time of the app's clock.
        package var now: Instant

        package static let currentVersion = 1

        package init(version: Int = Hello.currentVersion, name: String, key: String, pid: Int, now: Instant) {
            self.version = version
            self.name = name
            self.key = key
            self.pid = pid
            self.now = now
        }
    }

    package enum Order: String, Hashable, Sendable {
        /// Make the next video frame a key frame.
        case keyPicture
        /// Send the app's picture as a PNG.
        case screenshot
    }

    /// The state of an app's clock after a command. After an advance, the report is sent when no work is in flight.
    package struct ClockReport: Hashable, Sendable {
        package var now: Instant
        /// The time until the next alarm; nil if there is none.
        package var due: Duration?
        /// The amount of work begun so far. If two reports have the same value, the app has done nothing between them.
        package var work: Int

        package init(now: Instant, due: Duration? = nil, work: Int = 0) {
            self.now = now
            self.due = due
            self.work = work
        }
    }

    package enum Answer: Hashable, Sendable {
        case done([UInt8])
        case refused(String)
    }

    package enum Clock: Hashable, Sendable {
        case pause
        case resume
        case advance(Duration)
    }
}

/// The error of invalid inspection messages. The sender was not built with this library.
package enum InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLong(bytes: Int)
    case unknownKind(UInt8)
    case unreadable(kind: UInt8, why: String)
    case outOfOrder
    case otherVersion(Int)

    package var description: String {
        switch self {
        case .tooLong(let bytes):
            "a message has \(bytes) bytes; the limit is \(InspectionDecoder.messageLimitBytes)"
        case .unknownKind(let kind): "unknown message kind \(kind)"
        case .unreadable(let kind, let why): "unreadable message of kind \(kind): \(why)"
        case .outOfOrder: "a message before hello, or a second hello"
        case .otherVersion(let version):
            "inspection protocol version \(version); the supported version is \(InspectionMessage.Hello.currentVersion)"
        }
    }
}
