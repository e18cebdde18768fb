import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of two apps that request the same module while the driver decides which app may control the module.
@Suite struct ControlTests {
    private static let heat: JSONValue = ["seatControlData": ["id": "DRIVER", "heatingLevel": 70]]
    private static func rejected(_ info: JSONValue) -> JSONValue {
        ["success": false, "resultCode": "REJECTED", "info": info]
    }

    /// Returns two apps: "one" controls the module of the driver's seat, and "two" is active.
    private func twoApps(
        _ access: RemoteControlAccess, _ profile: Profile = Profile.all[0]
    ) -> (Run, one: SessionRef, two: SessionRef) {
        var (run, one) = Run.controlling("one", profile)
        run.control(access: access)
        run.set(.seat, "driver", Self.heat, on: one)
        let two = run.controller("two", session: 2)
        return (run, one, two)
    }

    @Test func `An app that sets a value owns the module, and every remote control app is notified`() {
        var (run, one) = Run.controlling("one")
        let two = run.controller("two", session: 2)
        let plain = run.register("plain", session: 3)
        run.drive(.app(key: "one", .activate))
        run.set(.seat, "driver", Self.heat, on: one)
        #expect(run.holders == ["SEAT.driver": "one"])
        #expect(run.status(one)?.allocated == ["SEAT.driver"] && run.status(one)?.allowed == true)
        #expect(run.status(one)?.free.contains("SEAT.driver") == false)
        #expect(run.status(two)?.allocated == [] && run.status(two)?.free == run.status(one)?.free)
        #expect(run.status(plain) == nil)
        run.set(.seat, "driver", Self.heat, on: one)
        #expect(run.status(one) == nil, "it owns the module already")
        run.read(.climate, on: two)
        #expect(run.holders == ["SEAT.driver": "one"], "reading does not change the owner")
    }

    @Test func `A remote control app gets OnRCStatus at registration, before its permissions`() throws {
        var run = Run()
        let app = run.register("app", types: [.remoteControl])
        let modules = run.state.control.modules.keys.map { "\($0.type).\($0.id)" }
        #expect(run.status(app)?.free == modules && run.status(app)?.allocated == [])
        let status = try #require(run.notices.firstIndex(of: "OnRCStatus"))
        #expect(status < (try #require(run.notices.firstIndex(of: "OnPermissionsChange"))))
    }

    @Test func `With AUTO_ALLOW, the active app takes a module from its owner`() {
        var (run, one, two) = twoApps(.autoAllow)
        #expect(run.set(.seat, "driver", Self.heat, on: two)?["resultCode"] == "SUCCESS")
        #expect(run.holders == ["SEAT.driver": "two"])
        #expect(run.status(one)?.allocated == [] && run.status(two)?.allocated == ["SEAT.driver"])
        let why = Self.rejected("Another app has the module, and only an app in FULL may take it over")
        #expect(run.set(.seat, "driver", Self.heat, on: one) == why)
        let other: JSONValue = ["seatControlData": ["id": "FRONT_PASSENGER", "heatingLevel": 9]]
        #expect(run.set(.seat, "passenger", other, on: one)?["success"] == true, "a free module needs no FULL")
    }

    @Test func `With AUTO_DENY, the module is IN_USE`() {
        var (run, _, two) = twoApps(.autoDeny)
        let why: JSONValue = "Another app has the module, and the setting AUTO_DENY is on"
        let answer = run.set(.seat, "driver", Self.heat, on: two)
        #expect(answer == ["success": false, "resultCode": "IN_USE", "info": why])
        #expect(run.consents(two, "driver", "passenger") == [false, true])
    }

    @Test func `A module without multiple access cannot be taken from its owner`() throws {
        let profile = try Profile.car { document in
            var seats = document["remoteControl"]?["capabilities"]?["seatControlCapabilities"]?.array ?? []
            seats[0]["moduleInfo"]?["allowMultipleAccess"] = false
            document["remoteControl"]?["capabilities"]?["seatControlCapabilities"] = .array(seats)
        }
        var (run, _, two) = twoApps(.autoAllow, profile)
        let why = Self.rejected("Another app has the module, which cannot be shared")
        #expect(run.set(.seat, "driver", Self.heat, on: two) == why)
        #expect(run.consents(two, "driver") == [false])
    }

    @Test func `With ASK_DRIVER, consent carries out the request and is stored`() throws {
        var (run, one, two) = twoApps(.askDriver)
        #expect(run.set(.seat, "driver", Self.heat, on: two) == nil, "the driver is asked")
        #expect(run.holders == ["SEAT.driver": "one"])
        #expect(run.answer(allowed: true) == nil)
        #expect(run.reply?["resultCode"] == "SUCCESS")
        #expect(run.holders == ["SEAT.driver": "two"] && run.status(one)?.allocated == [])
        run.drive(.app(key: "one", .activate))
        run.set(.seat, "driver", Self.heat, on: one)
        run.answer(allowed: true)
        run.drive(.app(key: "two", .activate))
        #expect(run.set(.seat, "driver", Self.heat, on: two)?["resultCode"] == "SUCCESS", "the driver is asked once")
    }

    @Test func `A denial is answered with the reason, and is valid until the access mode changes`() {
        var (run, _, two) = twoApps(.askDriver)
        run.set(.seat, "driver", Self.heat, on: two)
        run.answer(allowed: false)
        let info = "The resource [SEAT:driver] is in use and the driver disallows this remote control RPC"
        #expect(run.reply == ["success": false, "resultCode": "REJECTED", "info": .string(info)])
        let why = Self.rejected("The driver has denied this module to the app")
        #expect(run.set(.seat, "driver", Self.heat, on: two) == why)
        run.control(access: .autoAllow)
        #expect(run.set(.seat, "driver", Self.heat, on: two)?["resultCode"] == "SUCCESS")
    }

    @Test func `A question without an answer fails after ten seconds`() {
        var (run, _, two) = twoApps(.askDriver)
        run.set(.seat, "driver", Self.heat, on: two)
        run.pass(.milliseconds(9999))
        #expect(run.reply == nil)
        run.pass(.milliseconds(1))
        #expect(run.reply?["resultCode"] == "GENERIC_ERROR")
        #expect(run.answer(allowed: true)?.kind == .notFound)
        #expect(run.findings("rpc.unanswered") == [])
    }

    @Test func `An app may ask for consent for several modules, and the driver answers each`() {
        var (run, _, two) = twoApps(.askDriver)
        #expect(run.ask(consent("driver", "passenger"), on: two) == nil)
        #expect(run.answer(allowed: true, module: "passenger")?.kind == .notFound, "this module is free")
        #expect(run.answer(allowed: true, module: "driver") == nil)
        #expect(run.reply?["allowed"] == [true, true])
        #expect(run.set(.seat, "driver", Self.heat, on: two)?["resultCode"] == "SUCCESS")
        #expect(run.ask(consent("sofa"), on: two)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(run.consents(two) == [true], "without an id, the first module is meant")
    }

    @Test func `Only the owner can release a module`() {
        var (run, one, two) = twoApps(.autoAllow)
        func release(_ id: String?, _ session: SessionRef) -> JSONValue? {
            run.ask(SDLReleaseInteriorVehicleDataModule(moduleType: .seat, moduleId: id), on: session)
        }
        #expect(release("driver", two)?["resultCode"] == "REJECTED")
        #expect(release("passenger", two)?["resultCode"] == "IGNORED")
        #expect(release("sofa", two)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(release(nil, one)?["info"] == "Module [SEAT:driver] is released successfully.")
        #expect(run.holders == [:] && run.status(two)?.free.contains("SEAT.driver") == true)
    }

    @Test(arguments: ["close", "unregister", "lost"])
    func `An app that is closed, unregistered or disconnected releases its modules`(_ how: String) {
        var (run, one, two) = twoApps(.autoAllow)
        switch how {
        case "close": run.drive(.app(key: "one", .close))
        case "unregister": run.ask(SDLUnregisterAppInterface(), on: one)
        default: run.lose(one)
        }
        #expect(run.holders == [:])
        #expect(run.status(two)?.free.contains("SEAT.driver") == true)
    }

    @Test func `If the app leaves while the driver is asked, its request is refused or dropped`() {
        var (run, _, two) = twoApps(.askDriver)
        run.set(.seat, "driver", Self.heat, on: two)
        run.drive(.app(key: "two", .close))
        #expect(run.reply == Self.rejected("The app was closed while the driver was asked"))
        run.drive(.app(key: "two", .activate))
        run.set(.seat, "driver", Self.heat, on: two)
        run.lose(two)
        #expect(run.answer(allowed: true)?.kind == .notFound)
        #expect(run.state.brokenInvariants == [])
    }

    @Test func `Forbidding remote control ends all ownership, subscriptions and requests`() {
        var (run, one, two) = twoApps(.askDriver)
        run.read(.seat, "driver", subscribe: true, on: one)
        run.set(.seat, "driver", Self.heat, on: two)
        run.control(allowed: false)
        let off: JSONValue = [
            "success": false, "resultCode": "USER_DISALLOWED", "info": "Remote control is disabled by user",
        ]
        #expect(run.reply == off)
        #expect(run.status(one)?.allowed == false && run.status(one)?.free == [] && run.holders == [:])
        #expect(run.state.control.subscribed(AppKey(rawValue: "one")) == [])
        #expect(run.read(.seat, on: two) == off && run.set(.seat, Self.heat, on: two) == off)
        run.control(allowed: true)
        #expect(run.status(two)?.free.contains("SEAT.driver") == true && run.status(two)?.allowed == true)
    }

    @Test func `A passenger controls only modules that serve the passenger's seat; the driver controls all`() {
        var (run, app) = Run.controlling()
        let place = SDLSeatLocation(grid: SDLGrid(col: 2, row: 0))
        run.ask(SDLSetGlobalProperties(userLocation: place), on: app)
        let why = Self.rejected("The module does not serve the seat of the app's user")
        #expect(run.set(.seat, "driver", Self.heat, on: app) == why)
        let own: JSONValue = ["seatControlData": ["id": "FRONT_PASSENGER", "heatingLevel": 9]]
        #expect(run.set(.seat, "passenger", own, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.set(.climate, "rear", ["climateControlData": ["fanSpeed": 9]], on: app) == why)
        #expect(run.consents(app, "driver", "passenger") == [false, true])
        run.ask(SDLResetGlobalProperties(properties: [.userLocation]), on: app)
        #expect(run.set(.seat, "driver", Self.heat, on: app)?["resultCode"] == "SUCCESS")
    }

    private func consent(_ ids: String...) -> SDLGetInteriorVehicleDataConsent {
        SDLGetInteriorVehicleDataConsent(moduleType: .seat, moduleIds: ids)
    }
}
