import SDLRPC

/// Computes the smallest `Show` request that changes the current screen into the desired screen.
enum ShowDiff {
    /// Returns the request; nil if both screens are equal.
    static func show(from shown: SDLShow, to wanted: SDLShow) -> SDLShow? {
        var show = SDLShow()
        show.mainField1 = changed(shown.mainField1, wanted.mainField1)
        show.mainField2 = changed(shown.mainField2, wanted.mainField2)
        show.mainField3 = changed(shown.mainField3, wanted.mainField3)
        show.mainField4 = changed(shown.mainField4, wanted.mainField4)
        show.statusBar = changed(shown.statusBar, wanted.statusBar)
        show.mediaTrack = changed(shown.mediaTrack, wanted.mediaTrack)
        show.graphic = wanted.graphic == shown.graphic ? nil : wanted.graphic
        show.secondaryGraphic = wanted.secondaryGraphic == shown.secondaryGraphic ? nil : wanted.secondaryGraphic
        show.softButtons = changed(shown.softButtons, wanted.softButtons)
        show.metadataTags = metadata(from: shown.metadataTags, to: wanted.metadataTags)
        show.templateConfiguration =
            wanted.templateConfiguration == shown.templateConfiguration ? nil : wanted.templateConfiguration
        let (former, alignment) = (shown.alignment ?? .centered, wanted.alignment ?? .centered)
        guard show != SDLShow() || former != alignment else { return nil }
        // A Show without an alignment centres the text. So each later Show must include the alignment.
        show.alignment = former == alignment && alignment == .centered ? nil : alignment
        return show
    }

    /// Returns the text or list to send; nil if it has not changed. Nil and an empty value are treated as equal. To
    /// remove a text or a list from the screen, an empty value is sent.
    private static func changed<Value: RangeReplaceableCollection & Equatable>(
        _ shown: Value?, _ wanted: Value?
    ) -> Value? {
        (shown ?? Value()) == (wanted ?? Value()) ? nil : wanted ?? Value()
    }

    /// Returns the metadata types to send, only for fields whose types have changed. An empty list removes the types of
    /// a field.
    private static func metadata(from shown: SDLMetadataTags?, to wanted: SDLMetadataTags?) -> SDLMetadataTags? {
        guard shown != wanted else { return nil }
        let tags = SDLMetadataTags(
            mainField1: changed(shown?.mainField1, wanted?.mainField1),
            mainField2: changed(shown?.mainField2, wanted?.mainField2),
            mainField3: changed(shown?.mainField3, wanted?.mainField3),
            mainField4: changed(shown?.mainField4, wanted?.mainField4))
        return tags == SDLMetadataTags() ? nil : tags
    }
}
