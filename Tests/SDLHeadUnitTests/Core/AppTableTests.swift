import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of copies of the table of apps. A copy shares the apps with the original table, but a change of one table does
/// not change the other table.
@Suite struct `The table of apps` {
    private static func table(_ names: String...) -> AppTable {
        var table = AppTable()
        for (number, name) in names.enumerated() {
            table[AppKey(rawValue: name)] = RegisteredApp(
                key: AppKey(rawValue: name), session: SessionRef(connection: 1, session: UInt32(number)),
                info: SessionInfo(connectionName: "tcp 1", sessionID: number, protocolVersion: "5.4.1"),
                registration: SDLRegisterAppInterface(
                    syncMsgVersion: SDLSyncMsgVersion(majorVersion: 8, minorVersion: 0), appName: name,
                    isMediaApplication: false, languageDesired: .enUs, hmiDisplayLanguageDesired: .enUs, appID: name),
                rpcVersion: SDLVersion(8))
        }
        return table
    }

    @Test func `A change to one copy does not affect the other`() {
        let one = AppKey(rawValue: "one")
        var table = Self.table("one", "two")
        let before = table
        table[one]?.hashID = "7"
        table[one]?.registration.appName = "Another"
        #expect(table[one]?.hashID == "7" && table[one]?.name == "Another")
        #expect(before[one]?.hashID == nil && before[one]?.name == "one")
        #expect(table.keys == before.keys)
    }

    @Test func `Removing an app from one copy keeps it in the other`() {
        let one = AppKey(rawValue: "one")
        var table = Self.table("one", "two")
        let before = table
        table[one] = nil
        #expect(table.map(\.key.rawValue) == ["two"] && table.peek(at: one) == nil)
        #expect(before.map(\.key.rawValue) == ["one", "two"] && before.peek(at: one)?.name == "one")
    }

    @Test func `Optional chaining on a missing app adds nothing`() {
        var table = AppTable()
        table[AppKey(rawValue: "one")]?.hashID = "7"
        #expect(table.isEmpty && table.peek(at: AppKey(rawValue: "one")) == nil)
    }

    @Test func `An app in a single copy is changed in place`() {
        let one = AppKey(rawValue: "one")
        var table = Self.table("one")
        table[one]?.screen.buttons = Array(repeating: .ok, count: 100)
        let before = table[one]?.screen.buttons.withUnsafeBufferPointer { $0.baseAddress }
        for index in 0..<100 where table.peek(at: one)?.screen.buttons[index] == .ok {
            table[one]?.screen.buttons[index] = .seekleft
        }
        #expect(table[one]?.screen.buttons.withUnsafeBufferPointer { $0.baseAddress } == before)
        #expect(table[one]?.screen.buttons == Array(repeating: .seekleft, count: 100))
    }
}
