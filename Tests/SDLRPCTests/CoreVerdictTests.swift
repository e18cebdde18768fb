import JSON
import SDLRPC
import SDLSupport
import Testing

/// An app with a newer interface may send enumeration values that are unknown to SDL Core. SDL Core ignores the
/// smallest optional value that contains an unknown enumeration value. SDL Core refuses requests with any other error.
@Suite("SDL Core's verdict on parameters")
struct CoreVerdictTests {
    private func json(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

    @Test("accepts a valid message")
    func plain() {
        #expect(
            SDLShow.verdict(on: json(#"{"mainField1":"a","new":1}"#))
                == .accepted(SDLShow(mainField1: "a"), warning: nil))
    }

    /// SDL Core stores enumeration values as numbers, so it accepts a name or a number.
    @Test(
        "accepts a number instead of a name",
        arguments: [
            (#"{"mainField1":"a","alignment":0}"#, SDLShow(mainField1: "a", alignment: .leftAligned)),
            (#"{"mainField1":"a","alignment": 2 }"#, SDLShow(mainField1: "a", alignment: .centered)),
            (
                #"{"metadataTags":{"mainField1":["rating",1]}}"#,
                SDLShow(metadataTags: SDLMetadataTags(mainField1: [.rating, .mediaArtist]))
            ),
        ])
    func number(text: String, show: SDLShow) {
        #expect(SDLShow.verdict(on: json(text)) == .accepted(show, warning: nil))
    }

    @Test("drops an unknown number like an unknown name", arguments: [-1, 3, 4_000_000_000])
    func unknownNumber(number: Int) {
        #expect(
            SDLShow.verdict(on: json(#"{"mainField1":"a","alignment":\#(number)}"#))
                == .accepted(
                    SDLShow(mainField1: "a"), warning: "RPC.msg_params.alignment: Ignored invalid value - \(number)"))
    }

    @Test("refuses values that are neither a name nor an integer", arguments: ["1.5", "true", "{}"])
    func noNumber(value: String) {
        guard case .refused(let info) = SDLShow.verdict(on: json(#"{"mainField1":"a","alignment":\#(value)}"#)) else {
            Issue.record("\(value) is taken")
            return
        }
        #expect(info.hasPrefix("RPC.msg_params.alignment: Incorrect type, expected: Integer (enum)"))
    }

    /// The numbers of the enumeration `LightName` are not consecutive.
    @Test(
        "accepts the numbers that the interface defines",
        arguments: [(20, "REAR_REGISTRATION_PLATE_LIGHT"), (801, "AMBIENT_LIGHTS")])
    func ownNumbers(number: Int, name: String) throws {
        let reading = try SDLLightName.reading(Array("\(number)".utf8), takesNumbers: true)
        #expect(reading.value?.rawValue == name)
        #expect(reading.violations.numbers == ["\(number) for \(name)"])
        #expect(try SDLLightName.reading(Array("21".utf8), takesNumbers: true).value == nil)
    }

    @Test("is Core's only: other readers do not accept numbers as names")
    func strict() throws {
        let reading = try SDLTextAlignment.reading(Array("0".utf8))
        #expect(reading.value == nil)
        #expect(reading.violations.items.map(\.rule) == [.type(expected: .enumeration, found: .integer)])
    }

    @Test("drops an unknown name from an optional member")
    func optional() {
        #expect(
            SDLShow.verdict(on: json(#"{"mainField1":"a","alignment":"MIDDLE"}"#))
                == .accepted(
                    SDLShow(mainField1: "a"), warning: "RPC.msg_params.alignment: Ignored invalid value - MIDDLE"))
    }

    @Test("drops an array element that lacks a mandatory name, whatever other errors it has")
    func element() {
        let show = #"{"softButtons":[{"type":"TEXT","softButtonID":1},{"type":"HOLOGRAM","softButtonID":"x"}]}"#
        #expect(
            SDLShow.verdict(on: json(show))
                == .accepted(
                    SDLShow(softButtons: [SDLSoftButton(type: .text, softButtonID: 1)]),
                    warning: "RPC.msg_params.softButtons.1.type: Ignored invalid value - HOLOGRAM"))
    }

    @Test("drops an optional structure that lacks a mandatory name")
    func structure() {
        #expect(
            SDLShow.verdict(on: json(#"{"mainField1":"a","graphic":{"imageType":"LIVE","value":"v"}}"#))
                == .accepted(
                    SDLShow(mainField1: "a"), warning: "RPC.msg_params.graphic.imageType: Ignored invalid value - LIVE")
        )
    }

    @Test("lists every dropped name, members in alphabetical order")
    func several() {
        let show = #"{"metadataTags":{"mainField1":["smell","rating","taste"]},"alignment":"MIDDLE"}"#
        #expect(
            SDLShow.verdict(on: json(show))
                == .accepted(
                    SDLShow(metadataTags: SDLMetadataTags(mainField1: [.rating])),
                    warning: """
                        RPC.msg_params.alignment: Ignored invalid value - MIDDLE
                        RPC.msg_params.metadataTags.mainField1.0: Ignored invalid value - smell
                        RPC.msg_params.metadataTags.mainField1.2: Ignored invalid value - taste
                        """))
    }

    @Test("refuses a message whose mandatory name is unknown")
    func mandatory() {
        #expect(
            SDLSetMediaClockTimer.verdict(on: json(#"{"updateMode":"SIDEWAYS"}"#))
                == .refused(
                    info: """
                        RPC.msg_params.updateMode: Ignored invalid value - SIDEWAYS
                        RPC.msg_params: Missing mandatory parameter: updateMode
                        """))
    }

    @Test("refuses a mandatory array that becomes too short, and drops an optional one")
    func arrays() {
        #expect(
            SDLResetGlobalProperties.verdict(on: json(#"{"properties":["WEATHER"]}"#))
                == .refused(
                    info: """
                        RPC.msg_params.properties.0: Ignored invalid value - WEATHER
                        RPC.msg_params.properties: Got array of size: 0, minimum allowed: 1
                        """))
        let alert = #"{"alertText1":"a","ttsChunks":[{"text":"t","type":"SONG"}]}"#
        #expect(
            SDLAlert.verdict(on: json(alert))
                == .accepted(
                    SDLAlert(alertText1: "a"), warning: "RPC.msg_params.ttsChunks.0.type: Ignored invalid value - SONG")
        )
    }

    @Test("refuses other errors, and lists dropped names first")
    func refusal() {
        #expect(
            SDLShow.verdict(on: json(#"{"alignment":"MIDDLE","mainField1":5,"softButtons":1}"#))
                == .refused(
                    info: """
                        RPC.msg_params.alignment: Ignored invalid value - MIDDLE
                        RPC.msg_params.mainField1: Incorrect type, expected: String, got: Integer
                        """))
        #expect(SDLShow.verdict(on: json("{")) == .refused(info: ""))
        #expect(SDLShow.verdict(on: []) == .refused(info: ""))
    }

    @Test("works for any message in an envelope")
    func envelope() throws {
        func verdict(_ function: SDLFunctionID, _ text: String) -> CoreVerdict<any SDLRPCMessage>? {
            SDLRPCRegistry.verdict(
                on: RPCEnvelope(kind: .request, functionID: function, correlationID: 1, json: json(text)))
        }
        guard case .accepted(let message, nil) = verdict(.show, #"{"mainField1":"a"}"#) else {
            Issue.record("a good Show is refused")
            return
        }
        #expect(message as? SDLShow == SDLShow(mainField1: "a"))
        guard case .refused("RPC.msg_params: Missing mandatory parameter: ttsChunks") = verdict(.speak, "{}") else {
            Issue.record("an empty Speak goes on")
            return
        }
        #expect(verdict(SDLFunctionID(rawValue: 999), "{}") == nil)
    }

    @Test("differs from other reading, where an unknown name stays")
    func keeping() throws {
        let reading = try SDLShow.reading(json(#"{"alignment":"MIDDLE"}"#))
        #expect(reading.value?.alignment == SDLTextAlignment(rawValue: "MIDDLE"))
        #expect(reading.violations.items.count == 1)
    }
}
