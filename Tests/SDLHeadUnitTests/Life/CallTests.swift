import JSON
import SDLHeadUnit
import SDLRPC
import Testing

/// Tests of phone calls that apps request and the driver accepts or rejects.
@Suite struct CallTests {
    private static let yes = HeadUnitCommand.phone(.answer(accepted: true))
    private static let no = HeadUnitCommand.phone(.answer(accepted: false))
    private static let hangUp = HeadUnitCommand.phone(.hangUp)

    @Test func `an accepted call continues until the driver ends it`() {
        var (run, app) = Run.active()
        #expect(run.ask(SDLDialNumber(number: "+49 (30) 123-456"), on: app) == nil, "it waits for the driver")
        #expect(run.call == ["app": "app", "phoneNumber": "+4930123456", "phase": "asked"])
        run.drive(Self.yes)
        #expect(run.answered == ["success": true, "resultCode": "SUCCESS"])
        #expect(run.call?["phase"] == "running")
        run.drive(Self.hangUp)
        #expect(run.call == nil && run.answered == nil)
    }

    @Test func `the driver has no time limit to reject a call`() {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "110"), on: app)
        run.pass(.seconds(3600))
        #expect(run.answered == nil && run.call?["phase"] == "asked" && run.findings("rpc.unanswered").isEmpty)
        run.drive(Self.no)
        #expect(run.answered?["resultCode"] == "REJECTED" && run.answered?["success"] == false)
        #expect(run.call == nil)
    }

    @Test func `an invalid number is refused without asking the driver`() {
        var (run, app) = Run.active()
        for number in ["call me", "12\n3", "12\t3", " "] {
            #expect(run.ask(SDLDialNumber(number: number), on: app)?["resultCode"] == "INVALID_DATA", "\(number)")
        }
        #expect(run.call == nil)
        _ = run.ask(SDLDialNumber(number: "p*#,;+"), on: app)
        #expect(run.call?["phoneNumber"] == "*#,;+")
    }

    @Test func `refuses a second call while one is requested or running`() {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        for phase in ["asked", "running"] {
            let second = run.ask(SDLDialNumber(number: "2"), on: app)
            #expect(second?["resultCode"] == "REJECTED" && second?["info"] == "The car's phone is in use")
            #expect(run.call?["phoneNumber"] == "1" && run.call?["phase"] == .string(phase))
            if phase == "asked" { run.drive(Self.yes) }
        }
    }

    @Test func `a car without a phone refuses DialNumber`() throws {
        let profile = try Profile.car { $0["hmiCapabilities"]?["phoneCall"] = false }
        var (run, app) = Run.active("app", profile)
        #expect(run.ask(SDLDialNumber(number: "1"), on: app)?["info"] == "This car has no phone")
        let asked = run.ask(SDLGetSystemCapability(systemCapabilityType: .phoneCall), on: app)
        #expect(asked?["resultCode"] == "DATA_NOT_AVAILABLE")
    }

    @Test func `reports the phone capability of a car with a phone`() {
        var (run, app) = Run.active()
        let asked = run.ask(SDLGetSystemCapability(systemCapabilityType: .phoneCall), on: app)
        #expect(asked?["systemCapability"]?["phoneCapability"] == ["dialNumberEnabled": true])
    }

    @Test func `no sound plays during a call, and apps keep their levels`() {
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
    func `closing an app withdraws its requested call but not a running one`(_ leaving: AppCommand) {
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

    @Test func `a reset ends the call and refuses the pending request`() {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        run.drive(.reset)
        #expect(run.call == nil && run.answered?["resultCode"] == "REJECTED")
    }

    @Test(arguments: [false, true])
    func `a profile without a phone ends the call`(_ isRunning: Bool) {
        var (run, app) = Run.active()
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        if isRunning { run.drive(Self.yes) }
        run.drive(.profile(.use(id: "wide")))
        #expect(run.call == nil && (isRunning || run.answered?["resultCode"] == "REJECTED"))
    }

    @Test func `refuses the driver's commands without a matching call, with a hint`() {
        var (run, app) = Run.active()
        #expect(run.drive(Self.yes)?.detail == "No app has asked for a call.")
        #expect(run.drive(Self.hangUp)?.hint == "An app requests a call with DialNumber.")
        _ = run.ask(SDLDialNumber(number: "1"), on: app)
        #expect(run.drive(Self.hangUp)?.hint == "Use headUnit.call.answer to accept the call.")
        run.drive(Self.yes)
        #expect(run.drive(Self.no)?.detail == "The driver has already accepted the call.")
    }
}

extension Run {
    fileprivate var call: JSONValue? { state.calls.current.flatMap { try? JSONValue(parsing: $0.json()) } }

}
