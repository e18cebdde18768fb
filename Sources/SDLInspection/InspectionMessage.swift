package import Journaling
package import SDLSupport

/// A message between an app's process and the bridge about the app's internal state.
///
/// Each message is a frame. A frame consists of the number of the following bytes (four bytes, big-endian), the kind
/// (one byte), and JSON. In a message of the kind `answer`, the number of the order (eight bytes), a success flag (one
/// byte) and the content replace the JSON.
package enum InspectionMessage: Sendable {
    /// The first message from an app.
    case hello(Hello)
    case row(JournalRow)
    case change(StateChange)
    /// The time of one step of a message (requested, sent, received or handled), as measured by the app. The bridge
    /// adds this time to the row of the message.
    case moment(MessageMoment)
    /// The app reports that its main actor responded at this instant.
    case alive(Instant)
    /// The app reports that its process ends normally. The text contains the reason.
    case goodbye(String)
    /// A command from the bridge for the app's clock. After the app has executed the command, the app sends `clocked`
    /// with the same number.
    case clock(Clock, number: Int)
    /// The bridge asks the app to connect to its head unit immediately, instead of waiting for its next regular
    /// attempt.
    case connect
    /// An order from the bridge, for example an order to send a screenshot. The app sends an `answer` with the same
    /// number.
    case order(Order, number: Int)
    case answer(Answer, number: Int)
    /// The app reports that its clock has executed the command with the number `number`.
    case clocked(number: Int, ClockReport)

    package struct Hello: Hashable, Sendable {
        package var version: Int
        package var name: String
        /// The key by which the head unit identifies the app.
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
        /// The app must encode the next video picture as a key picture.
        case keyPicture
        /// The app must answer with its picture as a PNG.
        case screenshot
        /// The app must publish the current view tree of its picture before it answers.
        case views
    }

    /// The state of an app's clock after a command. If the command has advanced the clock, the app first finishes all
    /// work and then sends the report.
    package struct ClockReport: Hashable, Sendable {
        package var now: Instant
        /// The time until the clock's next alarm; nil if no alarm is set.
        package var due: Duration?
        /// The number of tasks that the app has started so far. If two reports contain the same number, the app has
        /// started no work between the reports.
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

/// The error of an invalid inspection message. Senders that use this library never send such messages.
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
