package import SDLRPC

/// What an app wants on its main screen, all of it.
@MainActor
package struct ScreenContent {
    package var lines: [TextLine] = []
    package var alignment: SDLTextAlignment?
    package var statusBar: String?
    package var mediaTrack: String?
    package var graphic: SDLArtwork?
    package var secondaryGraphic: SDLArtwork?
    package var buttons: [SDLSoftButtonObject] = []
    package var template: String?
    package var dayColorScheme: SDLTemplateColorScheme?
    package var nightColorScheme: SDLTemplateColorScheme?

    package init() {}
}

/// Where the wanted content comes from; asked once per flush.
@MainActor
package protocol ScreenSource: AnyObject {
    /// nil while nothing of the app is to be seen.
    var screenContent: ScreenContent? { get }
}
