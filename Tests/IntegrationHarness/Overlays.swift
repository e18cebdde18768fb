package import SDLKit
internal import Testing

/// A kind of overlay. `make` creates an overlay of this kind.
package struct OverlayKind: Sendable, CustomTestStringConvertible {
    package let testDescription: String
    package let make: @MainActor @Sendable () -> SDLOverlayController

    package static let all = [
        Self(testDescription: "alert") { SDLAlertController(message: "A", buttons: nil) },
        Self(testDescription: "audio input") { SDLAudioInputController(message: "A", prompt: nil) { _ in } },
        Self(testDescription: "scrollable message") { SDLScrollableMessageController(message: "A", duration: 0) },
        Self(testDescription: "slider") { SDLSliderController(title: "A", value: 1, minimumValue: 1, maximumValue: 3) },
        Self(testDescription: "value picker") {
            SDLValuePickerController(title: "A", valueLabels: ["a", "b"], value: 0)
        },
        Self(testDescription: "interaction") {
            SDLInteractionController(
                choiceSet: SDLChoiceSet(title: "A", delegate: nil, choices: [SDLChoiceCell(text: "a")]))
        },
    ]
}

/// A view controller for a media player, with four texts, three buttons and an image.
package final class Player: SDLViewController {
    package override func loadView() {
        let text = SDLTextView("title", "artist", "album", "genre")
        let buttons = SDLView(
            subviews: ["fav", "remove", "radio"].map { SDLButtonView(button: .init(name: $0, text: $0)) })
        view = SDLView(subviews: [text, buttons, SDLImageView(image: SDLArtwork(staticIcon: "0x11"))])
    }
}
