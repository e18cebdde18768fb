import JSON
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import Testing

/// Tests of the information about the vehicle that apps receive when their session begins and when the apps register.
@MainActor
@Suite struct VehicleTypeTests {
    private func described(_ vehicle: VehicleInfo) -> JSONValue {
        var type: JSONValue = [:]
        for (key, text) in [
            ("make", vehicle.make), ("model", vehicle.model), ("modelYear", vehicle.modelYear), ("trim", vehicle.trim),
        ] {
            type[key] = text.map { .string($0) }
        }
        return type
    }

    private func shown(by profile: Profile) throws -> VehicleInfo {
        let document = try #require(profile.document["vehicle"])
        func text(_ key: String) throws -> String { try #require(document[key]?.string, "\(profile.id) has no \(key)") }
        return VehicleInfo(
            make: try text("make"), model: try text("model"), modelYear: try text("modelYear"), trim: try text("trim"),
            systemSoftwareVersion: try text("systemSoftwareVersion"),
            systemHardwareVersion: try text("systemHardwareVersion"))
    }

    @Test(arguments: BuiltInProfile.allCases.map(\.rawValue))
    func `each built-in profile has a vehicle, sent at session start and at registration`(id: String) async throws {
        let profile = try #require(BuiltInProfile(rawValue: id)).profile
        #expect(profile.id == id)
        let vehicle = try shown(by: profile)
        let app = try Car(profile).connect()
        try await app.startSession()
        #expect(app.start?.vehicle == vehicle)
        let answer = try await app.ask(SDLRegisterAppInterface.sample("one"))
        #expect(answer["vehicleType"] == described(vehicle))
        #expect(answer["systemSoftwareVersion"] == vehicle.systemSoftwareVersion.map { .string($0) })
        // RegisterAppInterface has no member for the hardware version.
        #expect(answer["systemHardwareVersion"] == nil)
    }

    @Test func `all built-in profiles have different vehicles`() throws {
        #expect(Set(try Profile.all.map { try shown(by: $0).model }).count == Profile.all.count)
    }

    @Test(arguments: ["5.3.0", "4.0.0"])
    func `an app with an older protocol receives the vehicle only at registration`(version: String) async throws {
        let app = try Car().connect(version: try #require(ProtocolVersion(version)))
        try await app.startSession()
        let start = try #require(app.start)
        #expect(start.vehicle == nil)
        let answer = try await app.ask(SDLRegisterAppInterface.sample("one"))
        #expect(answer["vehicleType"] == described(try shown(by: Profile.all[0])))
    }

    @Test func `a changed vehicle is sent to apps that connect later, and a removed one to none`() async throws {
        let car = try Car()
        let first = car.connect()
        try await first.startSession()
        let patch = #"{"vehicle":{"make":"Other Motors","trim":null,"systemSoftwareVersion":null}}"#
        try await car.drive(.profile(.edit(mergePatch: try JSONValue(parsing: patch))))
        let second = car.connect()
        try await second.startSession()
        var other = try shown(by: Profile.all[0])
        #expect(first.start?.vehicle == other)
        (other.make, other.trim, other.systemSoftwareVersion) = ("Other Motors", nil, nil)
        #expect(second.start?.vehicle == other)
        let answer = try await second.ask(SDLRegisterAppInterface.sample("two"))
        #expect(answer["vehicleType"] == described(other))
        #expect(answer["systemSoftwareVersion"] == nil)
        try await car.drive(.profile(.edit(mergePatch: ["vehicle": nil])))
        let third = car.connect()
        try await third.startSession()
        #expect(try #require(third.start).vehicle == nil)
        #expect(try await third.ask(SDLRegisterAppInterface.sample("three"))["vehicleType"] == nil)
    }

    @Test func `an app that connected earlier receives the vehicle at session start`() async throws {
        let car = try Car()
        let app = car.connect()
        let patch = #"{"vehicle":{"make":"Other Motors","model":"Later"}}"#
        try await car.drive(.profile(.edit(mergePatch: try JSONValue(parsing: patch))))
        try await app.startSession()
        #expect(app.start?.vehicle?.make == "Other Motors")
        #expect(app.start?.vehicle?.model == "Later")
    }
}
