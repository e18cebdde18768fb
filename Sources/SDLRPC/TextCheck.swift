package import JSON

/// A request with texts that SDL Core checks before it forwards the request to the HMI.
///
/// The texts must be single lines that are not blank. Otherwise SDL Core answers INVALID_DATA without an info text.
/// Only a finding of this project's head unit shows the reason to the app's developer.
package protocol TextChecked: SDLRPCRequest {
    func checkTexts(_ check: inout TextCheck)
}

/// Finds the first text that SDL Core would refuse.
package struct TextCheck {
    package private(set) var bad: JSONPath?

    /// - Parameter mayBeEmpty: whether the text may be empty. In some parameters, an empty text has a meaning, for
    ///   example to clear a field.
    mutating func text(_ name: String, _ text: String?, mayBeEmpty: Bool = false) {
        guard bad == nil, let text, !Self.isLine(text, mayBeEmpty: mayBeEmpty) else { return }
        bad = JSONPath([.key(name)])
    }

    mutating func texts(_ name: String, _ texts: [String]?, mayBeEmpty: Bool = false) {
        each(name, texts) { $0.text("", $1, mayBeEmpty: mayBeEmpty) }
    }

    mutating func image(_ name: String, _ image: SDLImage?, mayBeEmpty: Bool = false) {
        within(name) { $0.text("value", image?.value, mayBeEmpty: mayBeEmpty) }
    }

    mutating func speech(_ name: String, _ chunks: [SDLTTSChunk]?) {
        each(name, chunks) { $0.text("text", $1.text, mayBeEmpty: true) }
    }

    mutating func help(_ name: String, _ items: [SDLVrHelpItem]?) {
        each(name, items) { check, item in
            check.text("text", item.text)
            check.image("image", item.image)
        }
    }

    mutating func each<Element>(
        _ name: String, _ elements: [Element]?, _ checkTexts: (inout TextCheck, Element) -> Void
    ) {
        guard bad == nil, let elements else { return }
        for (index, element) in elements.enumerated() where bad == nil {
            checkTexts(&self, element)
            if let inner = bad { bad = JSONPath([.key(name), .index(index)] + inner.steps.filter { $0 != .key("") }) }
        }
    }

    mutating func within(_ name: String, _ checkTexts: (inout TextCheck) -> Void) {
        guard bad == nil else { return }
        checkTexts(&self)
        if let inner = bad { bad = JSONPath([.key(name)] + inner.steps) }
    }

    /// Whether SDL Core's function `CheckSyntax` accepts a text. The text must not contain tabs, line breaks or their
    /// escape sequences, and must not consist only of spaces.
    private static func isLine(_ text: String, mayBeEmpty: Bool) -> Bool {
        if text.isEmpty { return mayBeEmpty }
        var (isBlank, isEscaped) = (true, false)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") { return false }
            if isEscaped, byte == UInt8(ascii: "n") || byte == UInt8(ascii: "t") { return false }
            isEscaped = byte == UInt8(ascii: "\\")
            if byte != UInt8(ascii: " ") { isBlank = false }
        }
        return !isBlank
    }
}

extension TextChecked {
    /// The path of the first text that SDL Core would refuse; nil if there is none.
    package var invalidText: JSONPath? {
        var check = TextCheck()
        checkTexts(&check)
        return check.bad
    }
}

// MARK: - The checked texts of each request

extension SDLShow: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("mainField1", mainField1, mayBeEmpty: true)
        check.text("mainField2", mainField2, mayBeEmpty: true)
        check.text("mainField3", mainField3, mayBeEmpty: true)
        check.text("mainField4", mainField4, mayBeEmpty: true)
        check.text("templateTitle", templateTitle, mayBeEmpty: true)
        check.text("statusBar", statusBar, mayBeEmpty: true)
        check.text("mediaClock", mediaClock, mayBeEmpty: true)
        check.text("mediaTrack", mediaTrack, mayBeEmpty: true)
        check.texts("customPresets", customPresets)
        check.image("graphic", graphic, mayBeEmpty: true)
        check.image("secondaryGraphic", secondaryGraphic, mayBeEmpty: true)
    }
}

extension SDLAlert: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("alertText1", alertText1)
        check.text("alertText2", alertText2)
        check.text("alertText3", alertText3)
        check.speech("ttsChunks", ttsChunks)
        check.image("alertIcon", alertIcon)
    }
}

extension SDLSubtleAlert: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("alertText1", alertText1)
        check.text("alertText2", alertText2)
        check.speech("ttsChunks", ttsChunks)
        check.image("alertIcon", alertIcon)
    }
}

extension SDLSlider: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("sliderHeader", sliderHeader)
        check.texts("sliderFooter", sliderFooter)
    }
}

extension SDLPerformInteraction: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("initialText", initialText)
        check.speech("initialPrompt", initialPrompt)
        check.speech("helpPrompt", helpPrompt)
        check.speech("timeoutPrompt", timeoutPrompt)
        check.help("vrHelp", vrHelp)
    }
}

extension SDLPerformAudioPassThru: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.speech("initialPrompt", initialPrompt)
        check.text("audioPassThruDisplayText1", audioPassThruDisplayText1)
        check.text("audioPassThruDisplayText2", audioPassThruDisplayText2)
    }
}

extension SDLSpeak: TextChecked {
    package func checkTexts(_ check: inout TextCheck) { check.speech("ttsChunks", ttsChunks) }
}

extension SDLAddCommand: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.within("menuParams") { $0.text("menuName", menuParams?.menuName) }
        check.texts("vrCommands", vrCommands)
        check.image("cmdIcon", cmdIcon)
        check.image("secondaryImage", secondaryImage)
    }
}

extension SDLAddSubMenu: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("menuName", menuName)
        check.image("menuIcon", menuIcon)
    }
}

extension SDLCreateInteractionChoiceSet: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.each("choiceSet", choiceSet) { check, choice in
            check.text("menuName", choice.menuName)
            check.text("secondaryText", choice.secondaryText)
            check.text("tertiaryText", choice.tertiaryText)
            check.texts("vrCommands", choice.vrCommands)
            check.image("image", choice.image)
            check.image("secondaryImage", choice.secondaryImage)
        }
    }
}

extension SDLSetGlobalProperties: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.speech("helpPrompt", helpPrompt)
        check.speech("timeoutPrompt", timeoutPrompt)
        check.help("vrHelp", vrHelp)
        check.image("menuIcon", menuIcon)
        check.text("vrHelpTitle", vrHelpTitle)
        check.text("menuTitle", menuTitle)
        check.within("keyboardProperties") { check in
            check.texts("limitedCharacterList", keyboardProperties?.limitedCharacterList)
            check.texts("autoCompleteList", keyboardProperties?.autoCompleteList)
        }
    }
}

extension SDLRegisterAppInterface: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("appName", appName)
        check.speech("ttsName", ttsName)
        check.text("ngnMediaScreenAppName", ngnMediaScreenAppName)
        check.texts("vrSynonyms", vrSynonyms)
    }
}

extension SDLChangeRegistration: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("appName", appName)
        check.speech("ttsName", ttsName)
        check.text("ngnMediaScreenAppName", ngnMediaScreenAppName)
        check.texts("vrSynonyms", vrSynonyms)
    }
}

extension SDLSendLocation: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.text("locationName", locationName)
        check.text("locationDescription", locationDescription)
        check.text("phoneNumber", phoneNumber)
        check.texts("addressLines", addressLines)
        check.within("address") { check in
            check.text("countryName", address?.countryName)
            check.text("countryCode", address?.countryCode)
            check.text("postalCode", address?.postalCode)
            check.text("administrativeArea", address?.administrativeArea)
            check.text("locality", address?.locality)
            check.text("subLocality", address?.subLocality)
            check.text("thoroughfare", address?.thoroughfare)
            check.text("subThoroughfare", address?.subThoroughfare)
        }
    }
}

extension SDLShowConstantTBT: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.image("turnIcon", turnIcon)
        check.image("nextTurnIcon", nextTurnIcon)
        check.text("navigationText1", navigationText1, mayBeEmpty: true)
        check.text("navigationText2", navigationText2, mayBeEmpty: true)
        check.text("eta", eta, mayBeEmpty: true)
        check.text("totalDistance", totalDistance, mayBeEmpty: true)
        check.text("timeToDestination", timeToDestination, mayBeEmpty: true)
    }
}

extension SDLUpdateTurnList: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.each("turnList", turnList) { check, turn in
            check.text("navigationText", turn.navigationText)
            check.image("turnIcon", turn.turnIcon)
        }
    }
}

extension SDLAlertManeuver: TextChecked {
    package func checkTexts(_ check: inout TextCheck) {
        check.speech("ttsChunks", ttsChunks)
        check.each("softButtons", softButtons) { $0.text("text", $1.text) }
    }
}

extension SDLDialNumber: TextChecked {
    package func checkTexts(_ check: inout TextCheck) { check.text("number", number) }
}
