import SDLRPC
import SDLSupport

// What an overlay needs of the car, how long it stays, and which goes before which.
extension Profile {
    /// What keeps this car from showing an overlay at all; nil where it can.
    func lack(for overlay: Overlay) -> (result: SDLResult, info: String)? {
        let what: String
        switch overlay.content {
        case .alert, .subtleAlert:
            let isSaid = overlay.spoken?.contains(where: canSay) == true
            guard !isSaid, !hasField(overlay.texts) else { return nil }
            what = "shows no text of an alert"
        case .scrollableMessage where !hasField([.scrollableMessageBody]): what = "shows no messages"
        case .slider where !hasField([.sliderHeader]): what = "shows no sliders"
        case .interaction(let request, _):
            let isHeard = request.interactionMode != .manualOnly && !vrCapabilities.isEmpty
            let isSeen = request.interactionMode != .vrOnly && hasField(overlay.texts)
            guard !isHeard, !isSeen else { return nil }
            what = request.interactionMode == .manualOnly ? "shows no choices" : "hears no voice"
        case .audioPassThru where audioPassThruCapabilities.isEmpty:
            // The interface has no better word for it.
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
    /// The fields of the display that its own texts go into: with one of them there is something to see.
    fileprivate var texts: [SDLTextFieldName] {
        switch content {
        case .alert(let request):
            let texts = [request.alertText1, request.alertText2, request.alertText3]
            return zip([.alertText1, .alertText2, .alertText3], texts).compactMap { $1 == nil ? nil : $0 }
        // Displays from before subtle alerts had names of their own show them as alerts.
        case .subtleAlert: return [.subtleAlertText1, .subtleAlertText2, .alertText1, .alertText2]
        case .interaction(let request, _):
            return request.interactionLayout == .keyboard ? [.initialInteractionText, .menuName] : [.menuName]
        default: return []
        }
    }

    /// How long it stays when nobody does anything; the interface's defaults where the app gives none. Ruling 71
    var timeLimit: Duration? {
        let milliseconds: Int
        switch content {
        // With buttons Core leaves the time to the HMI, whatever the app wants. Ruling 51
        case .alert, .subtleAlert:
            guard softButtons.isEmpty else { return Self.ownLimit }
            milliseconds = alertDuration
        case .scrollableMessage(let request): milliseconds = request.timeoutOrDefault
        case .slider(let request): milliseconds = request.timeoutOrDefault
        case .interaction(let request, _): milliseconds = request.timeoutOrDefault
        case .audioPassThru(let request): milliseconds = request.maxDuration
        }
        return .milliseconds(milliseconds)
    }

    private var alertDuration: Int {
        switch content {
        case .alert(let request): request.durationOrDefault
        case .subtleAlert(let request): request.durationOrDefault
        default: 0
        }
    }

    /// How long an alert with buttons waits for one of them.
    static let ownLimit = Duration.seconds(10)

    /// Every image it shows.
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

    /// Which kind may push which aside where the policy is `priority`.
    var priority: Int {
        switch content {
        case .alert: 3
        case .subtleAlert: 2
        default: 1
        }
    }
}
