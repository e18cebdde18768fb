package import JSON

/// A request with texts that SDL Core looks at before its HMI gets them.
///
/// Core wants them in one line, and not of blanks alone. What is refused for it is INVALID_DATA without a word, so the
/// finding is all that an app's author has to go by.
package protocol Worded: SDLRPCRequest {
    func look(_ check: inout WordCheck)
}

/// Looks for the first text that would be refused.
package struct WordCheck {
    package private(set) var bad: JSONPath?

    package init() {}

    /// - Parameter mayBeEmpty: where a text without a character has a meaning of its own, such as to clear what is there.
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
        _ name: String, _ elements: [Element]?, _ look: (inout WordCheck, Element) -> Void
    ) {
        guard bad == nil, let elements else { return }
        for (index, element) in elements.enumerated() where bad == nil {
            look(&self, element)
            if let inner = bad { bad = JSONPath([.key(name), .index(index)] + inner.steps.filter { $0 != .key("") }) }
        }
    }

    mutating func within(_ name: String, _ look: (inout WordCheck) -> Void) {
        guard bad == nil else { return }
        look(&self)
        if let inner = bad { bad = JSONPath([.key(name)] + inner.steps) }
    }

    /// As Core's `CheckSyntax`: neither tab nor line break, nor how either is written, and more than blanks.
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

extension Worded {
    /// The first text that would be refused.
    package var badText: JSONPath? {
        var check = WordCheck()
        look(&check)
        return check.bad
    }
}

// MARK: - What Core looks at in which request

extension SDLShow: Worded {
    package func look(_ check: inout WordCheck) {
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

extension SDLAlert: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("alertText1", alertText1)
        check.text("alertText2", alertText2)
        check.text("alertText3", alertText3)
        check.speech("ttsChunks", ttsChunks)
        check.image("alertIcon", alertIcon)
    }
}

extension SDLSubtleAlert: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("alertText1", alertText1)
        check.text("alertText2", alertText2)
        check.speech("ttsChunks", ttsChunks)
        check.image("alertIcon", alertIcon)
    }
}

extension SDLSlider: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("sliderHeader", sliderHeader)
        check.texts("sliderFooter", sliderFooter)
    }
}

extension SDLPerformInteraction: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("initialText", initialText)
        check.speech("initialPrompt", initialPrompt)
        check.speech("helpPrompt", helpPrompt)
        check.speech("timeoutPrompt", timeoutPrompt)
        check.help("vrHelp", vrHelp)
    }
}

extension SDLPerformAudioPassThru: Worded {
    package func look(_ check: inout WordCheck) {
        check.speech("initialPrompt", initialPrompt)
        check.text("audioPassThruDisplayText1", audioPassThruDisplayText1)
        check.text("audioPassThruDisplayText2", audioPassThruDisplayText2)
    }
}

extension SDLSpeak: Worded {
    package func look(_ check: inout WordCheck) { check.speech("ttsChunks", ttsChunks) }
}

extension SDLAddCommand: Worded {
    package func look(_ check: inout WordCheck) {
        check.within("menuParams") { $0.text("menuName", menuParams?.menuName) }
        check.texts("vrCommands", vrCommands)
        check.image("cmdIcon", cmdIcon)
        check.image("secondaryImage", secondaryImage)
    }
}

extension SDLAddSubMenu: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("menuName", menuName)
        check.image("menuIcon", menuIcon)
    }
}

extension SDLCreateInteractionChoiceSet: Worded {
    package func look(_ check: inout WordCheck) {
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

extension SDLSetGlobalProperties: Worded {
    package func look(_ check: inout WordCheck) {
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

extension SDLRegisterAppInterface: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("appName", appName)
        check.speech("ttsName", ttsName)
        check.text("ngnMediaScreenAppName", ngnMediaScreenAppName)
        check.texts("vrSynonyms", vrSynonyms)
    }
}

extension SDLChangeRegistration: Worded {
    package func look(_ check: inout WordCheck) {
        check.text("appName", appName)
        check.speech("ttsName", ttsName)
        check.text("ngnMediaScreenAppName", ngnMediaScreenAppName)
        check.texts("vrSynonyms", vrSynonyms)
    }
}

extension SDLSendLocation: Worded {
    package func look(_ check: inout WordCheck) {
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

extension SDLShowConstantTBT: Worded {
    package func look(_ check: inout WordCheck) {
        check.image("turnIcon", turnIcon)
        check.image("nextTurnIcon", nextTurnIcon)
        check.text("navigationText1", navigationText1, mayBeEmpty: true)
        check.text("navigationText2", navigationText2, mayBeEmpty: true)
        check.text("eta", eta, mayBeEmpty: true)
        check.text("totalDistance", totalDistance, mayBeEmpty: true)
        check.text("timeToDestination", timeToDestination, mayBeEmpty: true)
    }
}

extension SDLUpdateTurnList: Worded {
    package func look(_ check: inout WordCheck) {
        check.each("turnList", turnList) { check, turn in
            check.text("navigationText", turn.navigationText)
            check.image("turnIcon", turn.turnIcon)
        }
    }
}

extension SDLAlertManeuver: Worded {
    package func look(_ check: inout WordCheck) {
        check.speech("ttsChunks", ttsChunks)
        check.each("softButtons", softButtons) { $0.text("text", $1.text) }
    }
}
