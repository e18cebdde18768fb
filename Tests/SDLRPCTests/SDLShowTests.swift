import JSON
import SDLRPC
import SDLSupport
import Testing

@Suite("A typed message")
struct SDLShowTests {
    private let show = SDLShow(
        mainField1: "Hello", alignment: .centered, graphic: SDLImage(value: "cover.png", imageType: .dynamic),
        softButtons: [
            SDLSoftButton(type: .text, text: "Go", softButtonID: 7, systemAction: .keepContext)
        ])

    @Test("is read back from its own JSON")
    func roundTrip() throws {
        let json = show.json()
        #expect(
            String(decoding: json, as: UTF8.self)
                == #"{"mainField1":"Hello","alignment":"CENTERED","graphic":{"value":"cover.png","imageType":"DYNAMIC"},"#
                + #""softButtons":[{"type":"TEXT","text":"Go","softButtonID":7,"systemAction":"KEEP_CONTEXT"}]}"#)
        let reading = try SDLShow.reading(json)
        #expect(reading.value == show)
        #expect(reading.violations.isEmpty)
    }

    @Test("reports every violation with its path, when read or built")
    func violations() throws {
        let long = String(repeating: "é", count: 70000)
        let json = #"""
            {"mainField1": 5, "softButtons": [
                {"type": "TEXT", "softButtonID": 1},
                {"type": "TEXTUAL", "softButtonID": 70000, "image": {"value": "\#(long)", "imageType": "STATIC"}},
                {"text": ""}], "unknown": [1, {}]}
            """#
        let reading = try SDLShow.reading(Array(json.utf8))
        #expect(
            reading.violations.items.map(\.description) == [
                "mainField1: expected String, got Integer",
                #"softButtons[1].type: "TEXTUAL" is not in SDLSoftButtonType"#,
                "softButtons[1].softButtonID: 70000 > 65535",
                "softButtons[1].image.value: length 70000 > 65535",
                "softButtons[2].type: missing",
                "softButtons[2].softButtonID: missing",
            ])
        #expect(reading.value?.softButtons?.count == 2)
        #expect(
            reading.value?.validate().map(\.description) == [
                #"softButtons[1].type: "TEXTUAL" is not in SDLSoftButtonType"#,
                "softButtons[1].image.value: length 70000 > 65535",
                "softButtons[1].softButtonID: 70000 > 65535",
            ])
    }

    @Test("returns its default only through OrDefault")
    func defaults() {
        let alert = SDLAlert(alertText1: "Hi")
        #expect(alert.duration == nil)
        #expect(alert.durationOrDefault == 5000)
    }

    @Test("is found by number and by name")
    func registry() {
        #expect(SDLRPCRegistry.message(.show, .request) == SDLShow.self)
        #expect(SDLRPCRegistry.message(named: "OnHMIStatus", .notification) == SDLOnHMIStatus.self)
        #expect(SDLRPCRegistry.message(.show, .notification) == nil)
        #expect(SDLOnHMIStatus.functionID.rawValue == 32768)
        #expect(SDLShowResponse.resultCodes.last == .aborted)
    }
}
