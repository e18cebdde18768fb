package import SDLRPC

/// Converts soft buttons to request parameters for a head unit. Images that the head unit does not support are left
/// out. If one button would then be blank, none of the buttons is sent.
@MainActor
package struct SoftButtonWriter {
    package enum Result {
        /// The buttons to send. `awaitsImages` is true if some images of the buttons are still being uploaded.
        case buttons([SDLSoftButton], awaitsImages: Bool)
        /// The buttons must wait, because the image of a button without text is still being uploaded.
        case waiting
        /// No button is sent, because this head unit does not support the image of a button without text.
        case nothingToShow
    }

    let files: SDLFileManager
    let capabilities: SDLSystemCapabilityManager

    package init(files: SDLFileManager, capabilities: SDLSystemCapabilityManager) {
        self.files = files
        self.capabilities = capabilities
    }

    /// Converts buttons to request parameters. The buttons get consecutive ids that begin with `firstID`.
    package func write(_ objects: [SDLSoftButtonObject], firstID: Int) -> Result {
        // If any button is blank, no button is sent.
        for object in objects where object.currentState.hasNoText && shownArtwork(of: object) == nil {
            return .nothingToShow
        }
        var waits = false
        var awaitsImages = false
        var buttons: [SDLSoftButton] = []
        buttons.reserveCapacity(objects.count)
        for object in objects {
            let artwork = shownArtwork(of: object)
            var image: SDLImage?
            if let artwork, files.isThere(artwork) { image = artwork.image }
            if image == nil, let artwork, !files.hasFailed(artwork) {
                awaitsImages = true
                if object.currentState.hasNoText { waits = true }
            }
            buttons.append(object.softButton(image: image, id: firstID + buttons.count))
        }
        return waits ? .waiting : .buttons(buttons, awaitsImages: awaitsImages)
    }

    private func shownArtwork(of object: SDLSoftButtonObject) -> SDLArtwork? {
        guard let artwork = object.currentState.artwork, isShown(artwork) else { return nil }
        return artwork
    }

    /// Uploads the images of the states that the buttons do not show. Does nothing while an image of a shown state is
    /// still being uploaded.
    package func uploadOtherStates(of objects: [SDLSoftButtonObject]) {
        guard Self.haveOtherStates(objects) else { return }
        let current = objects.compactMap(\.currentState.artwork)
        guard current.allSatisfy({ !isShown($0) || files.isThere($0) || files.hasFailed($0) }) else { return }
        for artwork in objects.flatMap(\.states).compactMap(\.artwork) where isShown(artwork) {
            _ = files.isThere(artwork)
        }
    }

    package func isShown(_ artwork: SDLArtwork) -> Bool {
        let window = capabilities.mainWindow
        return window.showsButtonImages && (artwork.isStaticIcon || window.showsDynamicImages)
    }
}

// These methods run for every button of every screen. The methods use loops to avoid a closure call per element.
extension SoftButtonWriter {
    private static func haveOtherStates(_ objects: [SDLSoftButtonObject]) -> Bool {
        for object in objects where object.states.count > 1 { return true }
        return false
    }

    /// Returns whether two of the buttons have the same name.
    static func haveTwins(_ objects: [SDLSoftButtonObject]) -> Bool {
        for later in objects.indices.dropFirst() {
            let name = objects[later].name
            for earlier in 0..<later where objects[earlier].name == name { return true }
        }
        return false
    }
}

extension SDLSoftButtonState {
    var hasNoText: Bool { text?.isEmpty ?? true }
}

extension Diagnostic {
    package static var emptyButtons: Diagnostic {
        Diagnostic(
            rule: "FND-71", message: "This head unit shows no images on buttons, and one button has no text.",
            fix: "Give every button a text; until then no buttons are shown.")
    }
}
