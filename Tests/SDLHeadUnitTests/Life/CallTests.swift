import JSON
import SDLHeadUnit
import SDLRPC
import Testing

/// Numbers that apps want dialled, and the driver who is asked.
@Suite struct CallTests {
    private static let yes = HeadUnitCommand.phone(.answer(accepted: true))
    private static let no = HeadUnitCommand.phone(.answer(accepted: false))
    private static let hangUp = HeadUnitCommand.phone(.hangUp)

    @Test func `The driver says yes, and the call goes on until she hangs up`() {
        var (run, app) = Run.active()
        #expect(run.ask(SDLDialNumber(number: "+49 (30) 123-456"), on: app) == nil, "it waits for the driver")
        #expect(run.call == ["app": "app", "phoneNumber": "+4930123456", "phase": "asked"])
        run.drive(Self.yes)
        #expect(run.answered == ["success": true, "resultCode": "SUCCESS"])
        #expect(run.call?["phase"] == "running")
        run.drive(Self.hangUp)
        #expect(run.call == nil && run.answered == nil)
    }

    @Test func `She says no, and may take as long as she likes`() {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "110"), on: app)
        run.pass(.seconds(3600))
        #expect(run.answered == nil && run.call?["phase"] == "asked" && run.findings("rpc.unanswered").isEmpty)
        run.drive(Self.no)
        #expect(run.answered?["resultCode"] == "REJECTED" && run.answered?["success"] == false)
        #expect(run.call == nil)
    }

    @Test func `What cannot be dialled is not asked`() {
        var (run, app) = Run.active()
        #expect(run.ask(SDLDialNumber(number: "call me"), on: app)?["resultCode"] == "INVALID_DATA")
        #expect(run.call == nil)
        _ = run.ask(SDLDialNumber(number: "p*#,;+"), on: app)
        #expect(run.call?["phoneNumber"] == "*#,;+")
    }

    @Test func `There is one phone`() {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        for phase in ["asked", "running"] {
            let second = run.ask(SDLDialNumber(number: "2"), on: app)
            #expect(second?["resultCode"] == "REJECTED" && second?["info"] == "The car's phone is in use")
            #expect(run.call?["phoneNumber"] == "1" && run.call?["phase"] == .string(phase))
            if phase == "asked" { run.drive(Self.yes) }
        }
    }

    @Test func `A car without a phone says so`() throws {
        let profile = try Profile.car { $0["hmiCapabilities"]?["phoneCall"] = false }
        var (run, app) = Run.active("app", profile)
        #expect(run.ask(SDLDialNumber(number: "1"), on: app)?["info"] == "This car has no phone")
        let asked = run.ask(SDLGetSystemCapability(systemCapabilityType: .phoneCall), on: app)
        #expect(asked?["resultCode"] == "DATA_NOT_AVAILABLE")
    }

    @Test func `A car with one says so`() {
        var (run, app) = Run.active()
        let asked = run.ask(SDLGetSystemCapability(systemCapabilityType: .phoneCall), on: app)
        #expect(asked?["systemCapability"]?["phoneCapability"] == ["dialNumberEnabled": true])
    }

    @Test func `Nothing plays while a call goes on, and apps keep their levels`() {
        var run = Run()
        let app = run.register("app") { $0.isMediaApplication = true }
        run.drive(.app(key: "app", .activate))
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        #expect(run.app("app")?.status.audio == .audible)
        run.drive(Self.yes)
        #expect(run.app("app")?.status.audio == .notAudible && run.app("app")?.status.hmiLevel == .full)
        run.drive(Self.hangUp)
        #expect(run.app("app")?.status.audio == .audible)
    }

    @Test(arguments: [AppCommand.close, .disconnect(reason: "LANGUAGE_CHANGE")])
    func `Who leaves wants nothing dialled any more, and leaves a call that goes on`(_ leaving: AppCommand) {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        run.drive(.app(key: "app", leaving))
        #expect(run.call == nil)
        (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        run.drive(Self.yes)
        run.drive(.app(key: "app", leaving))
        #expect(run.call?["phase"] == "running")
    }

    @Test func `A reset hangs up, and refuses who waits`() {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        run.drive(.reset)
        #expect(run.call == nil && run.answered?["resultCode"] == "REJECTED")
    }

    @Test(arguments: [false, true])
    func `A car that becomes one without a phone ends the call`(_ isRunning: Bool) {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        if isRunning { run.drive(Self.yes) }
        run.drive(.profile(.use(id: "wide")))
        #expect(run.call == nil && (isRunning || run.answered?["resultCode"] == "REJECTED"))
    }

    @Test func `With nobody to answer, and no call to end, the driver's acts are refused with what to do`() {
        var (run, app) = Run.active()
        #expect(run.drive(Self.yes)?.detail == "No app wants to call.")
        #expect(run.drive(Self.hangUp)?.hint == "An app asks for one by DialNumber.")
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        #expect(run.drive(Self.hangUp)?.hint == "headUnit.call.answer says yes or no.")
        run.drive(Self.yes)
        #expect(run.drive(Self.no)?.detail == "The driver has said yes already.")
    }
}

extension Run {
    /// The car's phone, as the state tree has it.
    fileprivate var call: JSONValue? { state.call.flatMap { try? JSONValue(parsing: $0.json()) } }

    /// What the last input had answered.
}
