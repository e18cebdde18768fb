import SDLRPC
import Testing

@testable import SDLManagers

/// Tests of the capabilities that the library assumes if a display does not report its capabilities. Rule 4.2 in
/// docs/rules/managers.md.
@Suite struct MainWindowTests {
    @Test func `Without a window capability everything is assumed to exist`() {
        let unknown = MainWindow(nil)
        #expect(unknown.lines == 4 && unknown.images == nil)
        #expect(unknown.showsButtonImages && unknown.showsDynamicImages)
    }

    @Test func `A window without texts and buttons in its capability is assumed to have all of them`() {
        let silent = MainWindow(SDLWindowCapability())
        #expect(silent.lines == 4 && silent.images == [] && silent.showsButtonImages && silent.showsDynamicImages)
    }

    @Test func `Elements that the window reports as missing are missing`() {
        let buttons = SDLSoftButtonCapabilities(
            shortPressAvailable: true, longPressAvailable: true, upDownAvailable: true, imageSupported: false)
        let window = MainWindow(
            SDLWindowCapability(textFields: [], imageTypeSupported: [.static], softButtonCapabilities: [buttons]))
        #expect(window.lines == 0 && !window.showsButtonImages && !window.showsDynamicImages)
    }
}
