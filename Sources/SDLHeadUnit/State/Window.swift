package import SDLRPC
import SDLSupport

/// A window of an app. A field keeps its value if a Show does not contain the field. If a Show contains an empty value,
/// the field is cleared.
package struct Window: Sendable {
    package let windowID: Int
    package var name: String?
    package var type = SDLWindowType.main
    package var template: String
    package var dayColorScheme: SDLTemplateColorScheme?
    package var nightColorScheme: SDLTemplateColorScheme?
    @Boxed package var content = SDLShow()
    /// The level of a widget, independent of the app's level. This value is not used for the main window.
    package var level = SDLHMILevel.none
    /// The system context of a widget. Overlays change only the context of the main window.
    package var context = SDLSystemContext.main
    /// The type of the app service that the widget belongs to.
    package var associatedServiceType: String?
    /// The id of the window whose content this widget duplicates; nil if the widget has its own content.
    package var duplicatesFrom: Int?
    /// The app's audio and video states in the last OnHMIStatus for this widget.
    var reported: [String] = []

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
        // An omitted alignment means centered, and omitted presets mean no presets.
        content.alignment = show.alignment
        content.customPresets = show.customPresets
        applyMetadata(show.metadataTags)
        if let configuration = show.templateConfiguration { apply(configuration) }
    }

    mutating func apply(_ configuration: SDLTemplateConfiguration) {
        template = configuration.template
        dayColorScheme = configuration.dayColorScheme ?? dayColorScheme
        nightColorScheme = configuration.nightColorScheme ?? nightColorScheme
    }

    /// Merges metadata tags. For each field that the request tags, the new tags replace the earlier tags.
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
