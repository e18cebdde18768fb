import SDLRPC
import SDLSupport

// Requirements, time limits and priorities of overlays.
extension Profile {
    /// Returns why this car cannot show the overlay; nil if the car can show the overlay.
    func lack(for overlay: Overlay) -> (result: SDLResult, info: String)? {
        let what: String
        switch overlay.content {
        case .alert, .subtleAlert:
            let isSpoken = overlay.spoken?.contains(where: canSay) == true
            guard !isSpoken, !hasField(overlay.texts) else { return nil }
            what = "can neither show nor speak this alert"
        case .scrollableMessage where !hasField([.scrollableMessageBody]): what = "cannot show scrollable messages"
        case .slider where !hasField([.sliderHeader]): what = "cannot show sliders"
        case .interaction(let request, _):
            let isHeard = request.interactionMode != .manualOnly && !vrCapabilities.isEmpty
            let isSeen = request.interactionMode != .vrOnly && hasField(overlay.texts)
            guard !isHeard, !isSeen else { return nil }
            what = request.interactionMode == .manualOnly ? "cannot show choices" : "has no voice recognition"
        case .audioPassThru where audioPassThruCapabilities.isEmpty:
            // The mobile API has no more precise result code for a missing microphone.
            return (.rejected, "This car has no microphone")
        default: return nil
        }
        return (.unsupportedResource, "This car \(what)")
    }

    private func hasField(_ names: [SDLTextFieldName]) -> Bool {
        display.textFields.contains { names.contains($0.name) }
    }
}

extension Overlay {
    /// The display fields for the texts of the overlay. The overlay is visible if the display has one of these fields.
    fileprivate var texts: [SDLTextFieldName] {
        switch content {
        case .alert(let request):
            let texts = [request.alertText1, request.alertText2, request.alertText3]
            return zip([.alertText1, .alertText2, .alertText3], texts).compactMap { $1 == nil ? nil : $0 }
        // A display without fields for subtle alerts shows a subtle alert in the fields of alerts.
        case .subtleAlert: return [.subtleAlertText1, .subtleAlertText2, .alertText1, .alertText2]
        case .interaction(let request, _):
            return request.interactionLayout == .keyboard ? [.initialInteractionText, .menuName] : [.menuName]
        default: return []
        }
    }

    /// How long the overlay is shown if the driver does nothing. If the app sets no duration, the mobile API's default
    /// applies. Ruling 71
    var timeLimit: Duration? {
        let milliseconds: Int
        switch content {
        // For alerts with soft buttons, SDL Core ignores the app's duration, and the HMI chooses the duration. Ruling
        // 51
        case .alert where !softButtons.isEmpty, .subtleAlert where !softButtons.isEmpty: return Self.ownLimit
        case .alert(let request): milliseconds = request.durationOrDefault
        case .subtleAlert(let request): milliseconds = request.durationOrDefault
        case .scrollableMessage(let request): milliseconds = request.timeoutOrDefault
        case .slider(let request): milliseconds = request.timeoutOrDefault
        case .interaction(let request, _): milliseconds = request.timeoutOrDefault
        case .audioPassThru(let request): milliseconds = request.maxDuration
        }
        return .milliseconds(milliseconds)
    }

    /// How long an alert with soft buttons waits for a press.
    static let ownLimit = Duration.seconds(10)

    var images: [SDLImage] {
        switch content {
        case .alert(let request): request.images
        case .subtleAlert(let request): request.images
        case .scrollableMessage(let request): request.images
        case .interaction(let request, let choices):
            choices.flatMap { [$0.image, $0.secondaryImage] }.compactMap(\.self) + request.images
        case .slider, .audioPassThru: []
        }
    }

    /// The priority of the overlay for the popup policy `priority`. The overlay with the higher number is shown.
    var priority: Int {
        switch content {
        case .alert: 3
        case .subtleAlert: 2
        default: 1
        }
    }
}
