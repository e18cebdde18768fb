package import SDLRPC

/// The complete content of an app's main screen.
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
