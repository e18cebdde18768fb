package import SDLRPC
import SDLSupport

/// One window of an app: what the driver reads there. Absent in a request is unchanged, empty is cleared.
package struct Window: Sendable {
    package let windowID: Int
    package var name: String?
    package var type = SDLWindowType.main
    package var template: String
    package var dayColorScheme: SDLTemplateColorScheme?
    package var nightColorScheme: SDLTemplateColorScheme?
    @Boxed package var content = SDLShow()
    /// How visible a widget is, whatever its app's level; the main window goes by its app's.
    package var level = SDLHMILevel.none
    /// What stands in front of a widget; overlays cover the main window alone.
    package var context = SDLSystemContext.main
    /// What the app service behind a widget is for.
    package var associatedServiceType: String?
    /// The window whose content a widget shows too.
    package var duplicatesFrom: Int?
    /// Sound and picture of its app, as last told of a widget.
    var told: [String] = []

    package init(
        windowID: Int, name: String? = nil, type: SDLWindowType = .main, template: String,
        dayColorScheme: SDLTemplateColorScheme? = nil, nightColorScheme: SDLTemplateColorScheme? = nil
    ) {
        self.dayColorScheme = dayColorScheme
        self.nightColorScheme = nightColorScheme
        self.windowID = windowID
        self.name = name
        self.type = type
        self.template = template
    }

    /// Takes over what a Show brings.
    package mutating func apply(_ show: SDLShow, _ quirks: Set<Profile.Quirk> = []) {
        if quirks.contains(.showClearsAbsentFields) { content = SDLShow(softButtons: content.softButtons) }
        content.mainField1 = show.mainField1 ?? content.mainField1
        content.mainField2 = show.mainField2 ?? content.mainField2
        content.mainField3 = show.mainField3 ?? content.mainField3
        content.mainField4 = show.mainField4 ?? content.mainField4
        content.statusBar = show.statusBar ?? content.statusBar
        content.mediaClock = show.mediaClock ?? content.mediaClock
        content.mediaTrack = show.mediaTrack ?? content.mediaTrack
        content.templateTitle = show.templateTitle ?? content.templateTitle
        content.graphic = show.graphic ?? content.graphic
        content.secondaryGraphic = show.secondaryGraphic ?? content.secondaryGraphic
        if !quirks.contains(.softButtonsNeedMainField1) || show.mainField1 != nil {
            content.softButtons = show.softButtons ?? content.softButtons
        }
        // Absent, these two are not "unchanged": the alignment is centred and the presets are undefined.
        content.alignment = show.alignment
        content.customPresets = show.customPresets
        applyMetadata(show.metadataTags)
        if let configuration = show.templateConfiguration {
            template = configuration.template
            dayColorScheme = configuration.dayColorScheme ?? dayColorScheme
            nightColorScheme = configuration.nightColorScheme ?? nightColorScheme
        }
    }

    /// A field without tags in a request that brings tags has its own cleared.
    private mutating func applyMetadata(_ tags: SDLMetadataTags?) {
        guard let tags else { return }
        var merged = content.metadataTags ?? SDLMetadataTags()
        merged.mainField1 = tags.mainField1 ?? merged.mainField1
        merged.mainField2 = tags.mainField2 ?? merged.mainField2
        merged.mainField3 = tags.mainField3 ?? merged.mainField3
        merged.mainField4 = tags.mainField4 ?? merged.mainField4
        content.metadataTags = merged
    }
}
