import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the head unit reads a request as defined in the version of the mobile API with which the app has
/// registered. SDL Core does the same.
@MainActor
@Suite struct VersionTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let version: (Int, Int, Int)
        let function: String
        let params: JSONValue
        let result: String
        var testDescription: String { "\(function) in \(version.0).\(version.1): \(result)" }
    }

    private nonisolated static let numeric: JSONValue = ["keyboardProperties": ["keyboardLayout": "NUMERIC"]]
    private nonisolated static let widget: JSONValue = ["windowID": 3, "windowName": "side", "type": "WIDGET"]
    private nonisolated static let gearAlone: JSONValue = ["gearStatus": true]

    nonisolated static let cases: [Case] = [
        // A newer function
        Case(
            version: (5, 0, 0), function: "CreateWindow", params: widget,
            result: "INVALID_DATA: RPC: Function is not available for SyncMsgVersion 5.0.0"),
        Case(version: (6, 0, 0), function: "CreateWindow", params: widget, result: "SUCCESS"),
        // SDL Core treats versions before 5 as 4.5.1.
        Case(
            version: (3, 0, 0), function: "CreateWindow", params: widget,
            result: "INVALID_DATA: RPC: Function is not available for SyncMsgVersion 4.5.1"),
        Case(
            version: (2, 0, 0), function: "SubscribeVehicleData", params: ["speed": true], result: "SUCCESS"),
        // The name NUMERIC is unknown in version 7.0 and known since version 7.1.
        Case(
            version: (7, 0, 0), function: "SetGlobalProperties", params: numeric,
            result: "WARNINGS: RPC.msg_params.keyboardProperties.keyboardLayout: Ignored invalid value - NUMERIC"),
        Case(version: (7, 1, 0), function: "SetGlobalProperties", params: numeric, result: "SUCCESS"),
        // A member that was mandatory in older versions
        Case(
            version: (4, 5, 0), function: "CreateInteractionChoiceSet",
            params: ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "a"]]],
            result: "INVALID_DATA: RPC.msg_params.choiceSet.0: Missing mandatory parameter: vrCommands"),
        Case(
            version: (5, 0, 0), function: "CreateInteractionChoiceSet",
            params: ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "a"]]], result: "SUCCESS"),
        // Newer members are dropped, so that no parameter is left.
        Case(version: (6, 0, 0), function: "GetVehicleData", params: gearAlone, result: "INVALID_DATA"),
    ]

    @Test(arguments: cases) func `A request is read in the version of its app`(_ one: Case) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, TestApp.Kind(version: one.version))
        #expect(await app.ask(one.function, one.params) == one.result)
    }

    @Test func `A newer member is dropped from the request, with a finding`() async throws {
        let command: JSONValue = [
            "cmdID": 1, "menuParams": ["menuName": "a"], "secondaryImage": ["value": "0x11", "imageType": "STATIC"],
        ]
        for (version, isKept) in [((7, 0, 0), false), ((7, 1, 0), true)] {
            let car = TestCar()
            let app = try await TestApp.active(car, TestApp.Kind(version: version))
            #expect(await app.ask("AddCommand", command) == "SUCCESS")
            #expect((car.tree("apps", "app", "commands", "1", "secondaryImage") != nil) == isKept)
            #expect(car.findings.contains("rpc.since") == !isKept)
        }
    }

    @Test func `A newer name in a mandatory member makes the request invalid`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, TestApp.Kind(version: (5, 0, 0)))
        let result = await app.ask("SubscribeButton", ["buttonName": "NAV_CENTER_LOCATION"])
        #expect(result?.hasPrefix("INVALID_DATA: RPC.msg_params.buttonName: Ignored invalid value") == true)
    }
}
