/// The queue of messages to one client. The size of the queue is limited. Each topic, a kind of message, has a rule
/// that applies if the queue is full.
///
/// The queue is a value without a lock, so its owner must synchronize access. A client that does not read uses only the
/// memory of this queue.
package struct OutboundQueue<Message> {
    fileprivate struct Entry {
        var message: Message
        let topic: Topic
        let key: String
        var size: Int
    }

    private var entries = Ring<Entry>()
    private var waiting: [(topic: Topic, count: Int)] = []
    private var notifiesWhenDrained = false

    /// The maximum number of queued bytes. A larger message is accepted only by an empty queue.
    package let mark: Int
    package private(set) var bytes = 0
    /// The number of messages that were dropped because the queue was full.
    package private(set) var dropped = 0

    package init(mark: Int) { self.mark = mark }

    package var count: Int { entries.count }
    package var isEmpty: Bool { entries.isEmpty }

    /// Queues a message. The result `closed` means that the queue is full, and that by the rule of the topic the socket
    /// must be closed.
    package mutating func offer(_ message: Message, size: Int, topic: Topic, key: String = "") -> SendOutcome {
        let entry = Entry(message: message, topic: topic, key: key, size: size)
        if case .squash = topic.whenFull, replace(with: entry) { return .squashed }
        if fits(entry) {
            append(entry)
            return .queued
        }
        switch topic.whenFull {
        case .close:
            return .closed
        case .notify:
            append(entry)
            notifiesWhenDrained = true
            return .full
        case .dropOldest, .squash:
            while !fits(entry) {
                dropped += 1
                guard removeOldest(of: topic) else { return .dropped }
            }
            append(entry)
            return .dropped
        }
    }

    package mutating func popFirst() -> Message? {
        guard let entry = entries.popFirst() else { return nil }
        forget(entry)
        return entry.message
    }

    package var nextSize: Int? { entries.isEmpty ? nil : entries[0].size }

    /// Returns whether the sender must now be notified that the queue is at most half full. Returns true only once each
    /// time that the queue was full.
    package mutating func takeDrained() -> Bool {
        guard notifiesWhenDrained, bytes <= mark / 2 else { return false }
        for case (let topic, let count) in waiting where count > topic.limit / 2 {
            if case .notify = topic.whenFull { return false }
        }
        notifiesWhenDrained = false
        return true
    }

    package mutating func removeAll() {
        entries.removeAll()
        waiting = []
        bytes = 0
        notifiesWhenDrained = false
    }

    private func fits(_ entry: Entry) -> Bool {
        guard !entries.isEmpty else { return true }
        let count = waiting.first { $0.topic === entry.topic }?.count ?? 0
        return count < entry.topic.limit && bytes + entry.size <= mark
    }

    private mutating func append(_ entry: Entry) {
        entries.append(entry)
        bytes += entry.size
        if let index = waiting.firstIndex(where: { $0.topic === entry.topic }) {
            waiting[index].count += 1
        } else {
            waiting.append((entry.topic, 1))
        }
    }

    private mutating func replace(with entry: Entry) -> Bool {
        guard let place = entries.firstIndex(where: { $0.topic === entry.topic && $0.key == entry.key }) else {
            return false
        }
        bytes += entry.size - entries[place].size
        entries[place] = entry
        return true
    }

    private mutating func removeOldest(of topic: Topic) -> Bool {
        guard let place = entries.firstIndex(where: { $0.topic === topic }) else { return false }
        forget(entries.remove(at: place))
        return true
    }

    private mutating func forget(_ entry: Entry) {
        bytes -= entry.size
        if let index = waiting.firstIndex(where: { $0.topic === entry.topic }) { waiting[index].count -= 1 }
    }
}

extension OutboundQueue: Sendable where Message: Sendable {}
extension OutboundQueue.Entry: Sendable where Message: Sendable {}
