import SDLRPC
import Testing

@testable import SDLManagers

/// What the display is taken to have where the head unit does not say. Section 4.2 of the interface's rules.
@Suite struct MainWindowTests {
    @Test func `Of what nobody knows everything is taken to be there`() {
        let unknown = MainWindow(nil)
        #expect(unknown.lines == 4 && unknown.images == nil)
        #expect(unknown.showsButtonImages && unknown.showsDynamicImages)
    }

    @Test func `A display that tells nothing of texts and of buttons has all of them`() {
        let silent = MainWindow(SDLWindowCapability())
        #expect(silent.lines == 4 && silent.images == [] && silent.showsButtonImages && silent.showsDynamicImages)
    }

    @Test func `What the display says it lacks is not there`() {
        let buttons = SDLSoftButtonCapabilities(
            shortPressAvailable: true, longPressAvailable: true, upDownAvailable: true, imageSupported: false)
        let window = MainWindow(
            SDLWindowCapability(textFields: [], imageTypeSupported: [.static], softButtonCapabilities: [buttons]))
        #expect(window.lines == 0 && !window.showsButtonImages && !window.showsDynamicImages)
    }
}
