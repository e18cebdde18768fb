struct Message: Hashable {
    let text: String
    let isMine: Bool
}

/// The messages from and to one contact.
final class Conversation {
    let name: String
    /// The code that the driver must enter to open the conversation; nil if the conversation is not locked.
    let code: String?
    private(set) var messages: [Message]
    private(set) var unread: Int
    /// Called when a message was received, sent or read.
    var changed: () -> Void = {}

    init(_ name: String, code: String? = nil, _ texts: String...) {
        self.name = name
        self.code = code
        messages = texts.map { Message(text: $0, isMine: false) }
        unread = texts.count
    }

    /// The texts of all messages with their senders, oldest first.
    var transcript: String {
        messages.map { ($0.isMine ? "You: " : "\(name): ") + $0.text }.joined(separator: "\n")
    }

    func read() {
        unread = 0
        changed()
    }

    func send(_ text: String) {
        messages.append(Message(text: text, isMine: true))
        changed()
    }
}

final class Inbox {
    let conversations = [
        Conversation("Home", "Are you on your way?", "Bring bread, please."),
        Conversation("Work", "The meeting is at ten."),
        Conversation("Garage", "Your car is ready."),
        Conversation("Bank", code: "2580", "Your new card is in the post."),
    ]

    var unread: Int { conversations.reduce(0) { $0 + $1.unread } }

    func find(_ name: String) -> Conversation? {
        conversations.first { $0.name.lowercased().hasPrefix(name.lowercased()) }
    }
}
