import SDLSupport
import Testing

@testable import SDLBridge

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
    func `takes out what stands under its names and nothing else`(_ row: String, _ kept: String) {
        #expect(String(decoding: Redactor().clean(Array(row.utf8)), as: UTF8.self) == kept)
    }

    @Test func `sees a row before the disk, the log and whoever listens do`() async throws {
        let folder = try TemporaryFolder()
        let book = try Logs.book(in: folder)
        let hub = Hub(epoch: "one", timekeeper: ManualTimekeeper(), log: book)
        await hub.begin()
        _ = await hub.command("test", params: ["vin": "WF0SECRET"])
        await book.close()
        let again = try Logs.book(in: folder)
        _ = try await again.load()
        let rows = try await again.page(LogQuery(filter: LogFilter("kind:command"))).rows
        #expect(try rows.map { try JSONValue(parsing: $0)["params"] } == [["vin": "[redacted]"]])
        #expect(try await again.page(LogQuery(filter: LogFilter("secret"))).rows.isEmpty)
        await again.close()
    }

    @Test func `keeps nothing of what is typed while an app's keyboard hides it, and all before and after`() {
        var assembler = RowAssembler()
        assembler.begin(wall: "now")
        func say(_ kind: String, _ json: String) -> String {
            assembler.write(kind, at: .zero, source: .headUnit, app: "bank", try! JSONValue(parsing: json))
            return assembler.finish().added.map { String(decoding: $0.json, as: UTF8.self) }.joined()
        }
        func typed() -> [String] {
            [
                say("command", #"{"command":"headUnit.overlay.type","params":{"text":"2580"}}"#),
                say("rpc", #"{"name":"OnKeyboardInput","params":{"event":"KEYPRESS","data":"2580"}}"#),
                say("rpc", #"{"name":"UI.OnKeyboardInput","params":{"event":"KEYPRESS","data":"2580"}}"#),
                say("rpc", #"{"name":"PerformInteraction","reply":{"manualTextEntry":"2580"}}"#),
            ]
        }
        let keyboard = #"{"name":"SetGlobalProperties","params":{"keyboardProperties":{"maskInputCharacters":"%"}}}"#
        #expect(typed().allSatisfy { $0.contains("2580") })
        for mask in ["ENABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK"] {
            _ = say("rpc", keyboard.replacing("%", with: mask))
            #expect(typed().allSatisfy { !$0.contains("2580") && $0.contains("[redacted]") })
            #expect(say("rpc", #"{"name":"Alert","params":{"text":"2580"}}"#).contains("2580"))
        }
        _ = say("rpc", keyboard.replacing("%", with: "DISABLE_INPUT_KEY_MASK"))
        #expect(typed().allSatisfy { $0.contains("2580") })
        _ = say("rpc", keyboard.replacing("%", with: "ENABLE_INPUT_KEY_MASK"))
        assembler.learn("bank", nil)
        #expect(typed().allSatisfy { $0.contains("2580") })
    }

    @Test func `without names leaves everything as it is`() {
        let row = Array(#"{"vin":"WF0"}"#.utf8)
        #expect(Redactor([]).clean(row) == row)
    }
}
