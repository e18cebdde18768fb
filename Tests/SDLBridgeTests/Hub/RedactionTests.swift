import SDLLog
import JSON
import Journaling
import SDLSupport
import Testing

@testable import SDLBridge

/// Tests that the hub masks private values in rows before the hub stores or sends the rows.
@Suite struct `Redaction` {
    private static func book(in folder: TemporaryFolder) throws -> LogBook {
        let settings = LogStore.Settings(
            directory: folder.path + "/log", byteLimit: 1 << 30, epoch: "one", startedAt: "2026-01-01T00:00:00Z")
        return LogBook(store: try LogStore(settings), timekeeper: ControlledTimekeeper(pausedAt: .zero))
    }

    @Test func `is applied before a row reaches the disk, the log or the clients`() async throws {
        let folder = try TemporaryFolder()
        let book = try Self.book(in: folder)
        let hub = Hub(epoch: "one", timekeeper: ControlledTimekeeper(pausedAt: .zero), log: book)
        await hub.begin()
        _ = await hub.command("test", params: ["vin": "WF0SECRET"])
        await book.close()
        let again = try Self.book(in: folder)
        _ = try await again.load()
        let rows = try await again.page(LogQuery(filter: LogFilter("kind:command"))).rows
        #expect(try rows.map { try JSONValue(parsing: $0)["params"] } == [["vin": "[redacted]"]])
        #expect(try await again.page(LogQuery(filter: LogFilter("secret"))).rows.isEmpty)
        await again.close()
    }

    /// Builds rows of apps that may ask the head unit's keyboard to hide the typed text.
    private struct Keyboards {
        var assembler = RowAssembler()

        mutating func say(_ kind: String, _ json: String, app: String? = "bank") -> String {
            assembler.begin(wall: "now")
            assembler.write(kind, at: .zero, source: .headUnit, app: app, try! JSONValue(parsing: json))
            return assembler.finish().added.map { String(decoding: $0.json, as: UTF8.self) }.joined()
        }

        mutating func set(_ mask: String?, result: String = "SUCCESS", app: String? = "bank") {
            let keyboard = mask.map { #""maskInputCharacters":"\#($0)""# } ?? #""language":"EN-US""#
            let params = #"{"keyboardProperties":{\#(keyboard)}}"#
            _ = say("rpc", #"{"name":"SetGlobalProperties","params":\#(params),"result":"\#(result)"}"#, app: app)
        }

        mutating func command() -> String {
            say("command", #"{"command":"headUnit.overlay.type","params":{"text":"2580"}}"#, app: nil)
        }

        mutating func messages(app: String = "bank") -> [String] {
            [
                say("rpc", #"{"name":"OnKeyboardInput","params":{"event":"KEYPRESS","data":"2580"}}"#, app: app),
                say("rpc", #"{"name":"UI.OnKeyboardInput","params":{"event":"KEYPRESS","data":"2580"}}"#, app: app),
                say("rpc", #"{"name":"PerformInteraction","reply":{"manualTextEntry":"2580"}}"#, app: app),
            ]
        }

        /// Returns whether the rows about the typed text 2580 contain this text; nil if only some of these rows contain
        /// the text.
        mutating func keeps(app: String = "bank") -> Bool? {
            let rows = [command()] + messages(app: app)
            if rows.allSatisfy({ $0.contains("2580") }) { return true }
            return rows.allSatisfy { !$0.contains("2580") && $0.contains("[redacted]") } ? false : nil
        }
    }

    @Test func `redacts typed text only while an app's keyboard hides it`() {
        var bank = Keyboards()
        #expect(bank.keeps() == true)
        for mask in ["ENABLE_INPUT_KEY_MASK", "USER_CHOICE_INPUT_KEY_MASK"] {
            bank.set(mask)
            #expect(bank.keeps() == false)
            #expect(bank.say("rpc", #"{"name":"Alert","params":{"text":"2580"}}"#).contains("2580"))
        }
        bank.set("DISABLE_INPUT_KEY_MASK")
        #expect(bank.keeps() == true)
    }

    @Test func `ends when the head unit accepts other keyboard properties`() {
        var bank = Keyboards()
        bank.set("ENABLE_INPUT_KEY_MASK")
        bank.set("DISABLE_INPUT_KEY_MASK", result: "REJECTED")
        #expect(bank.keeps() == false)
        // Properties without a mask do not change the mask.
        bank.set(nil)
        #expect(bank.keeps() == false)
        let reset =
            #"{"name":"ResetGlobalProperties","params":{"properties":["KEYBOARDPROPERTIES"]},"result":"SUCCESS"}"#
        _ = bank.say("rpc", reset)
        #expect(bank.keeps() == true)
    }

    @Test func `redacts hidden text of an app that disconnected before the text was submitted`() {
        var bank = Keyboards()
        bank.set("ENABLE_INPUT_KEY_MASK")
        bank.assembler.appUnregistered("bank")
        #expect(bank.keeps() == false)
        // Another app has a keyboard without a mask, so the input belongs to the other app's keyboard.
        #expect(bank.messages(app: "chat").allSatisfy { $0.contains("2580") })
        #expect(bank.command().contains("2580"))
        #expect(bank.messages().allSatisfy { !$0.contains("2580") })
        // An app that resumes keeps its keyboard properties; an app without resumption gets new properties.
        let registration = #"{"name":"RegisterAppInterface","params":{%},"result":"SUCCESS"}"#
        _ = bank.say("rpc", registration.replacing("%", with: #""hashID":"1""#))
        #expect(bank.keeps() == false)
        _ = bank.say("rpc", registration.replacing("%", with: ""))
        #expect(bank.keeps() == true)
    }

    @Test(arguments: [["ENABLE_INPUT_KEY_MASK"], ["ENABLE_INPUT_KEY_MASK", "DISABLE_INPUT_KEY_MASK"]])
    func `redacts a text whose keyboard was masked at any time while it was open`(_ masks: [String]) {
        var bank = Keyboards()
        let source = HubSource(number: 1, source: .headUnit, app: nil, root: ["headUnit"])
        func message(_ ordinal: UInt64, _ type: String, _ more: String) -> JournalRow {
            let isReply = type == "response"
            let json =
                #"{"connection":"tcp 1","session":1,"direction":"\#(isReply ? "toApp" : "toHeadUnit")","#
                + #""ordinal":\#(ordinal),"rpcType":"\#(type)","name":"PerformInteraction",\#(more)}"#
            return JournalRow(
                number: ordinal, instant: .zero, kind: .rpc, causes: [], payload: LazyJSON { Array(json.utf8) })
        }
        bank.assembler.begin(wall: "now")
        bank.assembler.record(message(1, "request", #""params":{"initialText":"Code"}"#), of: source)
        _ = bank.assembler.finish()
        for mask in masks { bank.set(mask, app: nil) }
        bank.assembler.begin(wall: "now")
        let reply = #""answers":1,"params":{"success":true,"manualTextEntry":"2580"}"#
        bank.assembler.record(message(2, "response", reply), of: source)
        let rows = bank.assembler.finish().changed.map { String(decoding: $0.json, as: UTF8.self) }
        #expect(rows.count == 1 && rows[0].contains("manualTextEntry") && !rows[0].contains("2580"))
    }

    @Test(arguments: [
        ("headUnit.drive.start", #"{"text":"time,vin\n0,WF0","name":"a.csv"}"#, true),
        ("headUnit.drive.start", #"{"text":"<gpx><trkpt lat=\"47.1\" lon=\"8.2\"/></gpx>"}"#, true),
        ("headUnit.drive.start", #"{"text":"0 speed 80"}"#, false),
        ("bridge.batch", #"{"commands":[{"command":"headUnit.drive.start","params":{"text":"0 vin WF0"}}]}"#, true),
        ("bridge.batch", #"{"commands":[{"expect":{"path":"/headUnit/vehicle/vin","equals":"WF0"}}]}"#, true),
        (
            "bridge.batch",
            #"{"commands":[{"expect":{"all":[{"path":"/headUnit/vehicle/gps/latitudeDegrees","atLeast":47}]}}]}"#,
            true
        ),
        ("bridge.batch", #"{"commands":[{"expect":{"path":"/headUnit/vehicle/speed","equals":80}}]}"#, false),
    ]) func `redacts positions and a VIN in a drive's text and in the expectations of a batch`(
        _ command: String, _ params: String, _ isRedacted: Bool
    ) throws {
        func row(_ redactor: Redactor) throws -> JSONValue {
            var assembler = RowAssembler(redactor: redactor)
            assembler.begin(wall: "now")
            _ = assembler.write(
                command: ["command": .string(command), "params": try JSONValue(parsing: params)], at: .zero, causes: [])
            return try JSONValue(parsing: #require(assembler.finish().added.first).json)
        }
        let kept = try row(Redactor([]))
        #expect(try kept["params"] == JSONValue(parsing: params))
        let cleaned = try row(Redactor())
        let text = String(decoding: cleaned.json(), as: UTF8.self)
        #expect(text.contains("[redacted]") == isRedacted)
        if isRedacted {
            #expect(!text.contains("WF0") && !text.contains("47") && !text.contains("8.2"))
        } else {
            #expect(cleaned["params"] == kept["params"])
        }
    }

    @Test func `A long drive has its beginning in its row, also in a batch`() throws {
        let (short, long) = ("0 speed 80", "time,speed\n" + String(repeating: "1,2\n", count: 1_000))
        func logged(_ text: String) -> [JSONValue?] {
            let start: JSONValue = ["text": .string(text)]
            let batch: JSONValue = [
                "commands": [["command": "headUnit.drive.start", "params": start], ["sleepMs": 1]]
            ]
            return [
                CommandDefinition.byName["headUnit.drive.start"]?.logged(start)["text"],
                CommandDefinition.byName["bridge.batch"]?.logged(batch)["commands"]?[0]?["params"]?["text"],
            ]
        }
        let cut = JSONValue.string("\(long.prefix(1_000))… (\(long.utf8.count) bytes in all)")
        #expect(logged(short) == [.string(short), .string(short)])
        #expect(logged(long) == [cut, cut])
    }
}
