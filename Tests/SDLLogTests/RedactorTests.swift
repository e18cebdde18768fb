import SDLSupport
import Testing

@testable import SDLLog

@Suite struct `Redaction` {
    @Test(
        arguments: [
            (#"{"params":{"vin":"WF0","speed":3}}"#, #"{"params":{"vin":"[redacted]","speed":3}}"#),
            (
                #"{"params":{"gps":{"latitudeDegrees":48.1,"longitudeDegrees":11.5,"heading":3}}}"#,
                #"{"params":{"gps":{"latitudeDegrees":"[redacted]","longitudeDegrees":"[redacted]","heading":3}}}"#
            ),
            (#"{"a":[{"authToken":{"secret":1}}]}"#, #"{"a":[{"authToken":"[redacted]"}]}"#),
            (#"{"mainField1":"my vin is vin"}"#, #"{"mainField1":"my vin is vin"}"#),
            (#"{"vin2":"x","VIN":"y"}"#, #"{"vin2":"x","VIN":"y"}"#),
            (
                #"{"name":"DialNumber","params":{"number":"555"}}"#,
                #"{"name":"DialNumber","params":{"number":"[redacted]"}}"#
            ),
            (
                #"{"name":"BasicCommunication.DialNumber","params":{"number":"555","appID":1}}"#,
                #"{"name":"BasicCommunication.DialNumber","params":{"number":"[redacted]","appID":1}}"#
            ),
            (
                #"{"kind":"command","params":{"name":"DialNumber","params":{"number":"555"}}}"#,
                #"{"kind":"command","params":{"name":"DialNumber","params":{"number":"[redacted]"}}}"#
            ),
            (#"{"name":"Show","params":{"number":"555"}}"#, #"{"name":"Show","params":{"number":"555"}}"#),
            (
                #"{"kind":"rpc","name":"OnVehicleData","text":"{\"speed\":3,\"vin\":\"WF0"}"#,
                #"{"kind":"rpc","name":"OnVehicleData","text":"{\"speed\":3,\"vin [redacted]"}"#
            ),
            (
                #"{"kind":"rpc","name":"DialNumber","text":"{\"number\": 555,"}"#,
                #"{"kind":"rpc","name":"DialNumber","text":"{\"number [redacted]"}"#
            ),
            (
                #"{"kind":"rpc","name":"Show","text":"{\"numbers"}"#,
                #"{"kind":"rpc","name":"Show","text":"{\"numbers"}"#
            ),
            (
                #"{"kind":"rpc","name":"Show","params":{"softButtons":[{"text":"vin"}]}}"#,
                #"{"kind":"rpc","name":"Show","params":{"softButtons":[{"text":"vin"}]}}"#
            ),
            (
                #"{"kind":"rpc","params":{"softButtons":[{"text":"a"}],"vin":"WF0"}}"#,
                #"{"kind":"rpc","params":{"softButtons":[{"text":"a"}],"vin":"[redacted]"}}"#
            ),
            (#"{"kind":"command","text":"my vin"}"#, #"{"kind":"command","text":"my vin"}"#),
        ])
    func `redacts only the values of its names`(_ row: String, _ kept: String) {
        #expect(String(decoding: Redactor().clean(Array(row.utf8)), as: UTF8.self) == kept)
    }

    @Test func `without names changes nothing`() {
        let row = Array(#"{"vin":"WF0"}"#.utf8)
        #expect(Redactor([]).clean(row) == row)
    }
}

/// Tests that masking keeps the length of a message in bytes, and that valid JSON stays valid.
@Suite struct `Masking` {
    @Test(
        arguments: [
            (#"{"vin":"WF0","speed":3}"#, #"{"vin":"***","speed":3}"#),
            (#"{ "vin" : "a\"b" }"#, #"{ "vin" : "****" }"#),
            (#"{"gps":{"latitudeDegrees":48.15,"heading":3}}"#, #"{"gps":{"latitudeDegrees":null ,"heading":3}}"#),
            (
                #"{"password":12,"a":[{"authToken":{"secret":"x","n":[true]}}]}"#,
                #"{"password":0 ,"a":[{"authToken":{"secret":"*","n":[null]}}]}"#
            ),
            (#"{"\u0076in":"WF0"}"#, #"{"\u0076in":"***"}"#),
            (#"{"mainField1":"vin"}"#, #"{"mainField1":"vin"}"#),
            // These texts are invalid JSON, or contain further text after valid JSON.
            (#"{"speed":3,"vin":"WF0"#, #"{"speed":3,"vin":"***"#),
            (#"{"speed":3}vin"#, #"{"speed":3}***"#),
            ("vin WF0", "vin ***"), ("", ""),
        ]) func `Values of the names are masked, and the length stays the same`(_ json: String, _ wanted: String)
    {
        let masked = Redactor().masked(Array(json.utf8), message: "Show")
        #expect(String(decoding: masked, as: UTF8.self) == wanted)
        #expect(String(decoding: Redactor([]).masked(Array(json.utf8), message: nil), as: UTF8.self) == json)
    }

    @Test(
        arguments: [
            ("DialNumber", #"{"number":"555"}"#, #"{"number":"***"}"#),
            ("Show", #"{"number":"555"}"#, #"{"number":"555"}"#),
            // If the message is unknown, `number` may be a phone number.
            (nil, #"{"number":"555"}"#, #"{"number":"***"}"#),
            (
                "OnKeyboardInput", #"{"event":"ENTRY_SUBMITTED","data":"1234"}"#,
                #"{"event":"ENTRY_SUBMITTED","data":"****"}"#
            ),
            (
                "PerformInteraction", #"{"success":true,"manualTextEntry":"1234"}"#,
                #"{"success":true,"manualTextEntry":"****"}"#
            ),
            ("Show", #"{"manualTextEntry":"1234"}"#, #"{"manualTextEntry":"1234"}"#),
            // In version 1 of the protocol, the JSON contains the name of the message.
            (
                nil, #"{"response":{"name":"PerformInteraction","parameters":{"manualTextEntry":"1234"}}}"#,
                #"{"response":{"name":"PerformInteraction","parameters":{"manualTextEntry":"****"}}}"#
            ),
        ]) func `Values that are private in one message are masked only there`(
            _ name: String?, _ json: String, _ wanted: String
        )
    {
        #expect(String(decoding: Redactor().masked(Array(json.utf8), message: name), as: UTF8.self) == wanted)
    }
}
