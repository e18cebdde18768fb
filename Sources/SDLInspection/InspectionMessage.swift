package import Journaling
package import SDLSupport

/// What an app's process and the bridge say to each other about the app's insides.
///
/// Each message is a frame: four bytes of length (big-endian, of what follows), one byte that says what it is, and JSON; of
/// an answer its number (eight bytes), whether it was done (one byte), and what it brings.
package enum InspectionMessage: Sendable {
    /// The app's first word.
    case hello(Hello)
    case row(JournalRow)
    case change(StateChange)
    /// When a message passed the app, for the row that the head unit writes of it.
    case moment(MessageMoment)
    /// The app's main actor is alive, as of this instant.
    case alive(Instant)
    /// The app ends in good order.
    case goodbye(String)
    /// The bridge's clock: apps that attach keep time by it. The app answers with the number, once it has obeyed.
    case clock(Clock, number: Int)
    /// The bridge asks the app to look for its head unit now, not when its next try is due.
    case connect
    /// The bridge wants something done, and answered under this number.
    case order(Order, number: Int)
    /// The app's answer to an order of the bridge.
    case answer(Answer, number: Int)
    /// The app's clock has done as it was told.
    case clocked(number: Int, ClockReport)

    package struct Hello: Hashable, Sendable {
        /// The version of this protocol.
        package var version: Int
        package var name: String
        /// The key the head unit knows the app by.
        package var key: String
        package var pid: Int
        /// The app's own clock at this moment.
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

    /// What the bridge may order an app to do.
    package enum Order: String, Hashable, Sendable {
        /// The next picture of the video is one that a decoder can begin with.
        case keyPicture
        /// The app's own picture, as a PNG.
        case screenshot
    }

    /// How an app's clock stands once it has done as it was told; moved on, once what that has set off has come to its end.
    package struct ClockReport: Hashable, Sendable {
        package var now: Instant
        /// How long until something is due; nil when nothing is.
        package var due: Duration?
        /// How much the app has begun so far: where two reports say the same, it has done nothing between them.
        package var work: Int

        package init(now: Instant, due: Duration? = nil, work: Int = 0) {
            self.now = now
            self.due = due
            self.work = work
        }
    }

    package enum Answer: Hashable, Sendable {
        case done([UInt8])
        /// And why, for people.
        case refused(String)
    }

    package enum Clock: Hashable, Sendable {
        case pause
        case resume
        case advance(Duration)
    }
}

/// Why bytes are no inspection messages. A program that sends such bytes is not an app made with this library.
package enum InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLong(bytes: Int)
    case unknownKind(UInt8)
    case unreadable(kind: UInt8, why: String)
    /// Something before the hello, or a second one.
    case outOfOrder
    case otherVersion(Int)

    package var description: String {
        switch self {
        case .tooLong(let bytes):
            "a message of \(bytes) bytes, where \(InspectionDecoder.messageLimitBytes) are the most"
        case .unknownKind(let kind): "a message of the unknown kind \(kind)"
        case .unreadable(let kind, let why): "a message of kind \(kind) that cannot be read: \(why)"
        case .outOfOrder: "a message where the hello belongs, or a second hello"
        case .otherVersion(let version):
            "version \(version) of the inspection protocol, where \(InspectionMessage.Hello.currentVersion) is spoken"
        }
    }
}
