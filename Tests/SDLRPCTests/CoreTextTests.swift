import JSON
import SDLRPC
import SDLSupport
import Testing

@Suite("SDL Core's texts for violations")
struct CoreTextTests {
    @Test(
        "match SDL Core",
        arguments: [
            (#"{"mainField1":5}"#, "RPC.msg_params.mainField1: Incorrect type, expected: String, got: Integer"),
            (#"{"windowID":1.5}"#, "RPC.msg_params.windowID: Incorrect type, expected: Integer, got: Double"),
            (#"{"windowID":null}"#, "RPC.msg_params.windowID: Incorrect type, expected: Integer, got: Null"),
            (#"{"alignment":{}}"#, "RPC.msg_params.alignment: Incorrect type, expected: Integer (enum), got: Object"),
            (#"{"alignment":"MIDDLE"}"#, "RPC.msg_params.alignment: Ignored invalid value - MIDDLE"),
            (
                #"{"softButtons":[{"type":"TEXT","softButtonID":1},{"type":"TEXT"}]}"#,
                "RPC.msg_params.softButtons.1: Missing mandatory parameter: softButtonID"
            ),
            (
                #"{"softButtons":[{"type":"TEXT","softButtonID":65536}]}"#,
                "RPC.msg_params.softButtons.0.softButtonID: Value too large, got: 65536, maximum allowed: 65535"
            ),
            (#"{"customPresets":[""]}"#, "RPC.msg_params.customPresets.0: Got string of size: 0, minimum allowed: 1"),
            (
                #"{"customPresets":["","1","2","3","4","5","6","7","8","9","10"]}"#,
                "RPC.msg_params.customPresets: Got array of size: 11, maximum allowed: 10"
            ),
            // SDL Core checks members in alphabetical order.
            (
                #"{"mainField1":5,"alignment":5}"#,
                "RPC.msg_params.alignment: Incorrect type, expected: Integer (enum), got: Integer"
            ),
            (#"[]"#, "RPC.msg_params: Incorrect type, expected: Object, got: Array"),
        ])
    func texts(json: String, text: String) throws {
        let reading = try SDLShow.reading(Array(json.utf8))
        #expect(reading.violations.items.firstForCore?.coreText == text)
    }
}
