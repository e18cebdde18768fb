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

    @Test func `without names leaves everything as it is`() {
        let row = Array(#"{"vin":"WF0"}"#.utf8)
        #expect(Redactor([]).clean(row) == row)
    }
}
