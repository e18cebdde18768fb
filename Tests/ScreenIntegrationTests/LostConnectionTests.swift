import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

/// Tests of the state of the app at the time when completions run after a lost connection.
@MainActor
@Suite struct LostConnectionTests {
    @Test(arguments: ["TRANSPORT_LOST", "IGNITION_OFF"], [false, true])
    func `Completions of requests that are lost with the connection see the app disconnected`(
        _ reason: String, _ isOnPool: Bool
    ) async throws {
        let harness = try Harness(home: isOnPool ? .pool : .main) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let app = try #require(harness.app)
        try await harness.force("Show", "DO_NOT_RESPOND")
        try await harness.force("PutFile", "DO_NOT_RESPOND")
        try await harness.force("Alert", "DO_NOT_RESPOND")
        try await harness.force("GetVehicleData", "DO_NOT_RESPOND")
        var seen: [String: SDLAppState] = [:]
        for number in 1...3 {
            app.sdlManager.send(SDLShow(mainField1: "\(number)")) { _, _ in seen["send \(number)"] = app.state }
        }
        app.fileManager.upload(file: SDLFile(data: [1, 2, 3], name: "a")) { _, _ in
            seen["upload"] = app.state
        }
        app.vehicleDataManager.getVehicleData(SDLGetVehicleData(speed: true)) { _, _ in seen["vehicle"] = app.state }
        await harness.pass(.milliseconds(50))
        try await harness.drive(.app(key: "hello", .disconnect(reason: reason)))
        await harness.pass(.seconds(1))
        #expect(seen.count >= 4 && seen.values.allSatisfy { $0 == .disconnected }, "\(seen)")
    }
}
