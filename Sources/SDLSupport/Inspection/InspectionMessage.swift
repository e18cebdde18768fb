/// What an app's process and the bridge say to each other about the app's insides.
///
/// Each message is a frame: four bytes of length (big-endian, of what follows), one byte that says what it is, and JSON.
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
    /// The app's clock has done as it was told, and stands here.
    case clocked(number: Int, now: Instant)

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

    package enum Clock: Hashable, Sendable {
        case pause
        case resume
        case advance(Duration)
    }
}

/// Why bytes are no inspection messages. Whoever sends them is not an app of ours.
package enum InspectionError: Error, Hashable, Sendable, CustomStringConvertible {
    case tooLong(bytes: Int)
    case unknownKind(UInt8)
    case unreadable(kind: UInt8, why: String)
    /// Something before the hello, or a second one.
    case outOfOrder
    case otherVersion(Int)

    package var description: String {
        switch self {
        case .tooLong(let bytes): "a message of \(bytes) bytes, where \(InspectionDecoder.limit) are the most"
        case .unknownKind(let kind): "a message of the unknown kind \(kind)"
        case .unreadable(let kind, let why): "a message of kind \(kind) that cannot be read: \(why)"
        case .outOfOrder: "a message where the hello belongs, or a second hello"
        case .otherVersion(let version):
            "version \(version) of the inspection protocol, where \(InspectionMessage.Hello.currentVersion) is spoken"
        }
    }
}
