import SDLSupport

/// A message of a session, received in one or several frames.
package struct WireMessage: Hashable, Sendable {
    package var session: SessionID
    package var service: ServiceType
    /// The protocol version in the message's frames. In version 1, the payload is JSON without the binary RPC header.
    package var version: UInt8
    package var payload: ArraySlice<UInt8>
    /// Whether the message has the size that its first frame announced. If false, `payload` contains only the received
    /// part.
    package var isWhole = true
}

/// Joins first and consecutive frames to messages. A connection may have several incomplete messages at the same time.
///
/// An invalid frame is dropped, but its message still ends with the last frame. The message is then delivered and
/// marked as incomplete, so that the receiver can answer it.
struct MessageAssembly: Sendable {
    struct Key: Hashable {
        var session: SessionID
        var messageID: UInt32
    }

    private struct Unfinished {
        let key: Key
        let service: ServiceType
        let version: UInt8
        let announced: Int
        /// The maximum number of bytes to store: the announced size, or fewer bytes if the announced size exceeds the
        /// limit.
        let room: Int
        /// Whether the announced size exceeds the limit. If true, only the first bytes are stored.
        let isRefused: Bool
        var data: [UInt8] = []
        /// The number of bytes that are reserved for `data`.
        var reserved = 0
        var lost = false
        var number: UInt8 = 0
        var touched: Instant

        func message(isWhole: Bool) -> WireMessage? {
            guard !data.isEmpty else { return nil }
            return WireMessage(
                session: key.session, service: service, version: version, payload: data[...], isWhole: isWhole)
        }
    }

    enum Outcome: Equatable {
        case taken
        case message(WireMessage, Finding?)
        case dropped(Finding)
    }

    private let limits: WireLimits
    /// The shared memory budget for the incomplete messages of all connections; nil for no shared limit.
    private let room: FairBuffer?
    /// The incomplete messages, least recently updated first, so that the first message expires first. A linear search
    /// finds a message fast enough, because the list is short.
    private var unfinished: [Unfinished] = []
    /// The number of bytes that are reserved for all incomplete messages.
    private(set) var bytes = 0

    init(limits: WireLimits, room: FairBuffer? = nil) {
        self.limits = limits
        self.room = room
    }

    var count: Int { unfinished.count }
    var nextExpiry: Instant? { unfinished.first.map { $0.touched + limits.assemblyExpiry } }

    mutating func receive(_ frame: Frame, at now: Instant) -> Outcome {
        frame.header.type == .first ? begin(frame, at: now) : join(frame, at: now)
    }

    private mutating func begin(_ frame: Frame, at now: Instant) -> Outcome {
        let header = frame.header
        let key = Key(session: header.session, messageID: header.messageID)
        var finding: Finding?
        if let index = unfinished.firstIndex(where: { $0.key == key }) {
            finding = .repeatedFirst(key.session, messageID: key.messageID)
            guard limits.repeatedFirstRestarts else { return .dropped(finding!) }
            remove(at: index)
        }
        guard unfinished.count < limits.assemblyCount else {
            return .dropped(.noRoomToAssemble(key.session, messageID: key.messageID))
        }
        let announced = Int(frame.payload.bigEndian32(at: 0) ?? 0)
        var room = announced
        if announced > limits.messageBytes {
            room = min(limits.refusedMessageBytes, limits.messageBytes)
            finding = .tooLong(
                key.session, messageID: key.messageID, announced: announced, limit: limits.messageBytes)
        }
        unfinished.append(
            Unfinished(
                key: key, service: header.service, version: header.version, announced: announced, room: room,
                isRefused: announced > limits.messageBytes, touched: now))
        return finding.map { .dropped($0) } ?? .taken
    }

    private mutating func join(_ frame: Frame, at now: Instant) -> Outcome {
        let header = frame.header
        let key = Key(session: header.session, messageID: header.messageID)
        guard let index = unfinished.firstIndex(where: { $0.key == key }) else {
            return .dropped(.consecutiveWithoutFirst(key.session, messageID: key.messageID))
        }
        let expected = FrameEncoder.consecutiveNumber(Int(unfinished[index].number) + 1)
        // Dropping a repeated frame loses no data. After a missing frame, the message stays incomplete.
        guard header.info == 0 || header.info == expected else {
            return .dropped(
                .wrongSequence(key.session, messageID: key.messageID, expected: expected, got: header.info))
        }
        let finding = append(frame.payload, at: index)
        guard header.info == 0 else {
            touch(index, number: header.info, at: now)
            return finding.map { .dropped($0) } ?? .taken
        }
        return finish(index, finding: finding)
    }

    /// Appends `payload` to an incomplete message. Returns a finding if the message would then exceed its announced
    /// size or the available memory; otherwise nil. If the announced size itself exceeds the message limit, stores only
    /// the first part of the message and returns nil.
    private mutating func append(_ payload: ArraySlice<UInt8>, at index: Int) -> Finding? {
        let have = unfinished[index].data.count
        let key = unfinished[index].key
        let isRefused = unfinished[index].isRefused
        let part = isRefused ? payload.prefix(unfinished[index].room - have) : payload
        if isRefused { unfinished[index].lost = true }
        guard have + part.count <= unfinished[index].room else {
            unfinished[index].lost = true
            return .pastAnnouncedSize(
                key.session, messageID: key.messageID, announced: unfinished[index].announced)
        }
        guard reserve(have + part.count, at: index) else {
            unfinished[index].lost = true
            return .noRoomToAssemble(key.session, messageID: key.messageID)
        }
        unfinished[index].data.append(contentsOf: part)
        return nil
    }

    /// Reserves memory so that the message can have `size` bytes. The reserved memory is at least doubled each time, up
    /// to the announced size. Returns false if too little memory is left.
    private mutating func reserve(_ size: Int, at index: Int) -> Bool {
        let held = unfinished[index].reserved
        guard size > held else { return true }
        let wanted = min(unfinished[index].room, max(size, 2 * held))
        guard bytes - held + wanted <= limits.assemblyBytes else { return false }
        let more = wanted - held
        if let room, room.take(more, holding: bytes, whole: true) < more { return false }
        unfinished[index].data.reserveCapacity(wanted)
        unfinished[index].reserved = wanted
        bytes += more
        return true
    }

    private mutating func touch(_ index: Int, number: UInt8, at now: Instant) {
        unfinished[index].number = number
        unfinished[index].touched = now
        guard index != unfinished.count - 1 else { return }
        unfinished.append(unfinished.remove(at: index))
    }

    private mutating func finish(_ index: Int, finding: Finding?) -> Outcome {
        let done = remove(at: index)
        let isWhole = !done.lost && done.data.count == done.announced
        var finding = finding
        if !isWhole, finding == nil {
            finding = .shortMessage(
                done.key.session, messageID: done.key.messageID, announced: done.announced, got: done.data.count)
        }
        guard let message = done.message(isWhole: isWhole) else { return finding.map { .dropped($0) } ?? .taken }
        return .message(message, finding)
    }

    /// Removes the messages that have received no frame for too long. Returns a finding for each removed message, and
    /// the received part of the message, if any.
    mutating func expire(at now: Instant) -> [(WireMessage?, Finding)] {
        var expired: [(WireMessage?, Finding)] = []
        while let first = unfinished.first, first.touched + limits.assemblyExpiry <= now {
            remove(at: 0)
            let finding = Finding.expired(
                first.key.session, messageID: first.key.messageID, announced: first.announced, got: first.data.count)
            expired.append((first.message(isWhole: false), finding))
        }
        return expired
    }

    /// Removes the incomplete messages of a session, or only the messages of `service`. Called when the session or the
    /// service has ended.
    mutating func forget(_ session: SessionID, service: ServiceType? = nil) {
        for index in unfinished.indices.reversed()
        where unfinished[index].key.session == session && (service == nil || unfinished[index].service == service) {
            remove(at: index)
        }
    }

    @discardableResult
    private mutating func remove(at index: Int) -> Unfinished {
        let removed = unfinished.remove(at: index)
        bytes -= removed.reserved
        room?.give(removed.reserved, keeping: bytes)
        return removed
    }
}
