import SDLLog
import JSON
import SDLSupport
import Testing

@testable import SDLBridge

/// What is taken out of rows on their way through the hub.
@Suite struct `Redaction` {
    private static func book(in folder: TemporaryFolder) throws -> LogBook {
        let settings = LogStore.Settings(
            directory: folder.path + "/log", byteLimit: 1 << 30, epoch: "one", startedAt: "2026-01-01T00:00:00Z")
        return LogBook(store: try LogStore(settings), timekeeper: ManualTimekeeper())
    }

    @Test func `sees a row before the disk, the log and the clients do`() async throws {
        let folder = try TemporaryFolder()
        let book = try Self.book(in: folder)
        let hub = Hub(epoch: "one", timekeeper: ManualTimekeeper(), log: book)
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
        assembler.appUnregistered("bank")
        #expect(typed().allSatisfy { $0.contains("2580") })
    }
}
