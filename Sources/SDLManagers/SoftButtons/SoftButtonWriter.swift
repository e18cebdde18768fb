package import SDLRPC

/// Writes soft buttons as one head unit takes them: with images where it shows them, all or none where a button would be
/// left with nothing on it.
@MainActor
package struct SoftButtonWriter {
    package enum Result {
        /// What to send; some images may follow.
        case buttons([SDLSoftButton])
        /// A button has nothing but an image that is still on its way: the set waits for it.
        case waiting
        /// A button has nothing but an image that this head unit does not show: none is sent.
        case nothingToShow
    }

    let files: SDLFileManager
    let capabilities: SDLSystemCapabilityManager

    package init(files: SDLFileManager, capabilities: SDLSystemCapabilityManager) {
        self.files = files
        self.capabilities = capabilities
    }

    /// - Parameter firstID: the others follow.
    package func write(_ objects: [SDLSoftButtonObject], firstID: Int) -> Result {
        let states = objects.map(\.currentState)
        let shown = states.map { $0.artwork.flatMap { isShown($0) ? $0 : nil } }
        // A button with nothing on it takes the whole set along.
        if zip(states, shown).contains(where: { $0.0.hasNoText && $0.1 == nil }) {
            return .nothingToShow
        }
        let there = shown.map { $0.flatMap { files.isThere($0) ? $0 : nil } }
        let waits = zip(zip(states, shown), there).contains { pair, there in
            pair.0.hasNoText && there == nil && pair.1.map { !files.hasFailed($0) } == true
        }
        if waits { return .waiting }
        return .buttons(
            zip(objects, there).enumerated().map { index, pair in
                button(pair.0, image: pair.1?.image, id: firstID + index)
            })
    }

    private func button(_ object: SDLSoftButtonObject, image: SDLImage?, id: Int) -> SDLSoftButton {
        let state = object.currentState
        let text = state.hasNoText ? nil : state.text
        return SDLSoftButton(
            type: image == nil ? .text : (text == nil ? .image : .both),
            // An image that never arrived leaves the button its name.
            text: text ?? (image == nil ? object.name : nil), image: image,
            isHighlighted: state.isHighlighted ? true : nil, softButtonID: id,
            systemAction: state.systemAction == .defaultAction ? nil : state.systemAction)
    }

    /// The images of looks that are not in force: they go up once those in force are there.
    package func uploadOtherStates(of objects: [SDLSoftButtonObject]) {
        let current = objects.compactMap(\.currentState.artwork)
        guard current.allSatisfy({ !isShown($0) || files.isThere($0) || files.hasFailed($0) }) else { return }
        for artwork in objects.flatMap(\.states).compactMap(\.artwork) where isShown(artwork) {
            _ = files.isThere(artwork)
        }
    }

    /// Whether the head unit shows such an image on a button.
    package func isShown(_ artwork: SDLArtwork) -> Bool {
        guard let window = capabilities.defaultMainWindowCapability else { return true }
        guard window.softButtonCapabilities?.first?.imageSupported ?? true else { return false }
        return artwork.isStaticIcon || window.imageTypeSupported?.contains(.dynamic) ?? true
    }
}

extension SDLSoftButtonState {
    var hasNoText: Bool { text?.isEmpty ?? true }
}

extension Diagnostic {
    package static var emptyButtons: Diagnostic {
        Diagnostic(
            rule: "FND-71", message: "This head unit shows no images on buttons, and one button has nothing else.",
            fix: "Give every button a text; until then none is shown.")
    }
}
