"""The broken builds. Each build has one changed line, and the action at which the change becomes visible."""

from dataclasses import dataclass


@dataclass
class Break:
    sample: str
    file: str
    old: str
    new: str
    # The end of the output line that describes the action at which the change becomes visible.
    act: str
    number: int = 0


MESSENGER, MUSIC = "Messenger", "MusicPlayer"
CONVERSATION, INBOX, LOCK = "ConversationViewController.swift", "InboxViewController.swift", "LockViewController.swift"
PLAYER, ASKING = "Player.swift", "PlayerViewController+asking.swift"
OPENED = "opened messages"

BREAKS = [
    # Messages and unread counts.
    Break(MESSENGER, "Inbox.swift", "unread = texts.count", "unread = 1", OPENED),
    Break(MESSENGER, "Inbox.swift", "        unread = 0\n", "        unread = 1\n", 'pressed "Read"'),
    Break(MESSENGER, "Inbox.swift", '"Bring bread, please."', '"Bring butter, please."', 'pressed "Open"'),
    Break(MESSENGER, "DriverActivity.swift", '"You opened your messages"', '"You opened them"', OPENED),
    Break(MESSENGER, "QuickReplies.swift", '"Call you back"', '"Calling back"', OPENED),
    # Questions and overlays.
    Break(MESSENGER, INBOX, 'title: "Who?"', 'title: "Whom?"', 'pressed "Open"'),
    Break(MESSENGER, INBOX, 'button("Search")', 'button("Find")', OPENED),
    Break(MESSENGER, INBOX, "conversation.code == nil ? conversation.messages.last?.text : nil", "nil", 'pressed "Open"'),
    Break(MESSENGER, CONVERSATION, "duration: 30", "duration: 20", 'pressed "Read"'),
    Break(MESSENGER, CONVERSATION, "QuickReplies.answers.prefix(2)", "QuickReplies.answers.prefix(1)", 'pressed "Read"'),
    Break(MESSENGER, CONVERSATION, "playTone: true", "playTone: false", 'pressed "On my way"'),
    Break(MESSENGER, CONVERSATION, 'title: "Answer \\(conversation.name)"', 'title: "Answer"', 'pressed "Answer"'),
    Break(MESSENGER, CONVERSATION, "        conversation.send(message)\n", "", 'pressed "On my way"'),
    # Keyboard and microphone.
    Break(MESSENGER, CONVERSATION, ".hasPrefix(currentInputText", ".hasSuffix(currentInputText", 'typed "be"'),
    Break(MESSENGER, CONVERSATION, '"Not sent"', '"Kept"', "dismissed the overlay"),
    Break(MESSENGER, CONVERSATION, 'SDLTextView("Listening…")', 'SDLTextView("Hearing…")', 'pressed "Speak"'),
    Break(MESSENGER, CONVERSATION, "heard / 32_000 + 1", "heard / 16_000 + 1", 'pressed "Done"'),
    # Navigation within the app.
    Break(MESSENGER, CONVERSATION, 'button("Back") { $0.manager?.popViewController() }', 'button("Back") { _ in }', 'pressed "Back"'),
    Break(MESSENGER, INBOX, "if conversation.code == nil {", "if conversation.code != nil {", 'chose "Work"'),
    Break(MESSENGER, LOCK, "keyboardLayout: .numeric", "keyboardLayout: .qwerty", 'pressed "Enter code"'),
    Break(MESSENGER, LOCK, "stays locked", "is still locked", "dismissed the overlay"),
    # Crashes.
    Break(
        MESSENGER,
        CONVERSATION,
        "        conversation.read()\n        presentOverlayController(\n            SDLAlert",
        "        fatalError()\n        presentOverlayController(\n            SDLAlert",
        'pressed "Aloud"',
    ),
    # Media playback.
    Break(MUSIC, PLAYER, "isPlaying.toggle()", "isPlaying = true", 'pressed the car\'s button "PLAY_PAUSE"'),
    Break(MUSIC, "PlayerViewController.swift", "player.skip(by: 1)", "player.skip(by: 2)", 'pressed the car\'s button "SEEKRIGHT"'),
    Break(MUSIC, "PlayerViewController.swift", '"\\(player.index + 1) of', '"\\(player.index) of', "opened music"),
    Break(MUSIC, "Record.swift", "light: Cover.Color(red: 92,", "light: Cover.Color(red: 120,", "opened music"),
    Break(MUSIC, "NowPlaying.swift", "mediaArtist: player.record.artist", "mediaArtist: player.record.title", "opened music"),
    Break(MUSIC, PLAYER, "{ loved.insert(track.title) }", "{}", 'pressed "Love"'),
    Break(MUSIC, ASKING, 'title: "Bass"', 'title: "Depth"', 'pressed "Bass"'),
    Break(MUSIC, ASKING, "if error == nil { player.bass = slider.value }", "_ = error", 'pressed "Bass"'),
    Break(MUSIC, "Record.swift", "Recorded in one night", "Recorded in two nights", 'pressed "About"'),
    Break(MUSIC, "TracksViewController.swift", "track: index)", "track: 0)", 'pressed "Lanterns"'),
    Break(MUSIC, "TracksViewController.swift", "        manager?.popViewController()\n", "", 'pressed "Lanterns"'),
    Break(MUSIC, ASKING, "duration: 8", "duration: 7", "saved the overlay's value"),
]

for number, one in enumerate(BREAKS, 1):
    one.number = number
