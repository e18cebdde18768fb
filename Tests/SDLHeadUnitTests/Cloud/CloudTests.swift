import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of cloud apps. A cloud app is a server, and the head unit connects to the server when the driver opens the
/// app. The head unit repeats failed attempts to connect, as SDL Core does.
@Suite struct CloudTests {
    private static let refused = CloudFailure(why: "nothing listens there", fix: "Start the app.")

    /// Returns a head unit with one known cloud app.
    private func run(_ adjust: (inout CloudAppChange) -> Void = { _ in }) -> Run {
        var run = Run()
        #expect(run.drive(.cloudApp(.set(change(adjust: adjust)))) == nil)
        return run
    }

    private func change(
        _ id: String = "radio", adjust: (inout CloudAppChange) -> Void = { _ in }
    ) -> CloudAppChange {
        var change = CloudAppChange(id: id)
        change.nicknames = ["App \(id)"]
        change.endpoint = "ws://127.0.0.1:3000/"
        adjust(&change)
        return change
    }

    // MARK: Opening

    @Test func `An opened app is connected, registers and is activated`() throws {
        var run = run()
        #expect(run.cloud("radio")?.status == .notConnected)
        run.drive(.app(key: "radio", .activate))
        let ticket = try #require(run.dials.first)
        #expect(run.dials.count == 1)
        #expect(run.cloud("radio")?.status == .notConnected)
        #expect(run.cloud("radio")?.isDialling == true)
        run.take(.dialled(ticket, .connected(7)))
        #expect(run.cloud("radio")?.status == .connected)
        #expect(run.registers("radio", connection: 7) == "SUCCESS")
        #expect(run.app("radio")?.status.hmiLevel == .full)
        #expect(run.cloud("radio")?.app?.rawValue == "radio")
        #expect(run.app("radio")?.info.endpoint == "ws://127.0.0.1:3000/")
    }

    @Test func `An app that is only connected stays in NONE; opening it does not connect it again`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: false)))
        run.take(.dialled(try #require(run.dials.first), .connected(7)))
        run.registers("radio", connection: 7)
        #expect(run.app("radio")?.status.hmiLevel == SDLHMILevel.none)
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(run.dials.isEmpty)
        #expect(run.app("radio")?.status.hmiLevel == .full)
    }

    @Test func `A failed attempt is repeated five times, each a second after the failure`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        var tries = 0
        for number in 1...6 {
            let ticket = try #require(run.dials.first, "try \(number)")
            tries += 1
            // Each attempt takes time, too.
            run.now = run.now + .milliseconds(40)
            run.clear()
            run.take(.dialled(ticket, .failed(Self.refused)))
            guard number < 6 else { break }
            #expect(run.cloud("radio")?.status == .retry)
            #expect(run.cloud("radio")?.failures == number)
            #expect(run.cloud("radio")?.failure?.why == "nothing listens there")
            run.now = run.now + .milliseconds(999)
            run.take(.clock)
            #expect(run.dials.isEmpty)
            run.now = run.now + .milliseconds(1)
            run.take(.clock)
        }
        #expect(tries == 6)
        #expect(run.cloud("radio")?.status == .notConnected)
        #expect(run.cloud("radio")?.isDialling == false)
        #expect(run.cloud("radio")?.failure?.why == "nothing listens there")
        run.now = run.now + .seconds(60)
        run.take(.clock)
        #expect(run.dials.isEmpty)
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(run.dials.count == 1)
        #expect(run.cloud("radio")?.failure == nil)
    }

    @Test func `Each failed opening writes one finding with the reason and the fix`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        var found: [JSONValue] = []
        for _ in 1...6 {
            let ticket = try #require(run.dials.first)
            run.clear()
            run.take(.dialled(ticket, .failed(Self.refused)))
            found += run.findings("cloud.dial")
            run.now = run.now + .seconds(1)
            run.take(.clock)
        }
        #expect(found.count == 1)
        #expect(found.first?["app"] == "radio")
        #expect(found.first?["fix"] == "Start the app.")
        #expect(found.first?["message"]?.string?.contains("ws://127.0.0.1:3000/: nothing listens there") == true)
    }

    @Test func `A successful retry connects the app and clears the failure`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .failed(Self.refused)))
        run.clear()
        run.now = run.now + .seconds(1)
        run.take(.clock)
        run.take(.dialled(try #require(run.dials.first), .connected(9)))
        #expect(run.cloud("radio")?.status == .connected)
        #expect(run.cloud("radio")?.failure == nil)
        run.registers("radio", connection: 9)
        #expect(run.app("radio")?.status.hmiLevel == .full)
    }

    @Test func `Opening an app again while it is connecting runs a scheduled retry at once`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: false)))
        let ticket = try #require(run.dials.first)
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(run.dials.isEmpty)
        run.take(.dialled(ticket, .failed(Self.refused)))
        run.now = run.now + .milliseconds(500)
        run.drive(.cloudApp(.connect(id: "radio", opens: false)))
        #expect(run.dials == [ticket])
        run.pass(.seconds(5))
        #expect(run.dials.isEmpty, "the attempt replaces the scheduled retry")
        run.take(.dialled(ticket, .connected(2)))
        run.registers("radio", connection: 2)
        // The app is activated, because one of the commands requested the activation.
        #expect(run.app("radio")?.status.hmiLevel == .full)
    }

    @Test func `An app that closes its connection is not connected again automatically`() throws {
        var run = connected()
        run.take(.sessionEnded(SessionRef(connection: 7, session: 1)))
        run.take(.cloudEnded(try #require(run.ticket)))
        #expect(run.cloud("radio")?.status == .notConnected)
        #expect(run.cloud("radio")?.app == nil)
        run.clear()
        run.now = run.now + .seconds(60)
        run.take(.clock)
        #expect(run.dials.isEmpty)
    }

    @Test func `After a connection that ended before the registration, the app can be opened again`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        let ticket = try #require(run.dials.first)
        run.take(.dialled(ticket, .connected(7)))
        run.take(.cloudEnded(ticket))
        #expect(run.cloud("radio")?.status == .notConnected)
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(run.dials.count == 1)
        #expect(run.dials != [ticket])
    }

    // MARK: Refusals

    @Test func `An app that cannot be connected is refused with a hint`() {
        var run = run { $0.isEnabled = false }
        #expect(run.drive(.cloudApp(.connect(id: "radio", opens: true)))?.kind == .conflict)
        run.drive(.cloudApp(.set(change("bare") { $0.endpoint = nil })))
        #expect(run.drive(.cloudApp(.connect(id: "bare", opens: true)))?.kind == .conflict)
        run.drive(.cloudApp(.set(change("safe") { $0.endpoint = "wss://example.com:443/" })))
        let tls = run.drive(.cloudApp(.connect(id: "safe", opens: true)))
        #expect(tls?.kind == .unsupported)
        #expect(tls?.detail.contains("TLS") == true)
        run.drive(.cloudApp(.set(change("type") { $0.transportType = "WSS" })))
        #expect(run.drive(.cloudApp(.connect(id: "type", opens: true)))?.kind == .unsupported)
        let unknown = run.drive(.cloudApp(.connect(id: "unknown", opens: true)))
        #expect(unknown?.kind == .notFound)
        #expect(unknown?.candidates == ["radio", "bare", "safe", "type"])
        #expect(run.dials.isEmpty)
    }

    @Test(arguments: [
        "http://127.0.0.1:3000/", "ws://127.0.0.1/", "ws://:3000/", "ws://127.0.0.1:0/", "ws://127.0.0.1:70000/",
        "ws://a b:3000/", "ws://127.0.0.1:3000/a\r\nX: y", "ws://user@host:3000/", "unix:x", "radio",
        "ws://::1:3000/",
    ])
    func `An invalid endpoint in a command is refused`(endpoint: String) {
        var run = Run()
        #expect(run.drive(.cloudApp(.set(change { $0.endpoint = endpoint })))?.kind == .invalid)
        #expect(run.state.cloudApps.values.isEmpty)
    }

    @Test(arguments: [("ws://h:1", "ws://h:1/"), ("ws://[::1]:3000/x/y?z", "ws://[::1]:3000/x/y?z")])
    func `An endpoint is stored with a path`(given: String, kept: String) {
        var run = Run()
        #expect(run.drive(.cloudApp(.set(change { $0.endpoint = given }))) == nil)
        #expect(run.cloud("radio")?.properties.endpoint == kept)
    }

    @Test func `An app with another id than the connected one is refused, as by SDL Core`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .connected(7)))
        #expect(run.registers("maps", connection: 7) == "DISALLOWED: Cloud app registered with incorrect app id")
        #expect(run.findings("cloud.app").first?["message"]?.string?.contains("maps tried to register") == true)
        #expect(run.closed == [SessionRef(connection: 7, session: 1)])
        #expect(run.state.apps.isEmpty)
    }

    @Test func `If two cloud apps share an endpoint, only the opened one may register`() throws {
        var run = run()
        run.drive(.cloudApp(.set(change("maps"))))
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        let ticket = try #require(run.dials.first)
        run.take(.dialled(ticket, .connected(7)))
        #expect(run.registers("maps", connection: 7)?.hasPrefix("DISALLOWED") == true)
        run.take(.sessionEnded(SessionRef(connection: 7, session: 1)))
        run.take(.cloudEnded(ticket))
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .connected(9)))
        #expect(run.registers("radio", connection: 9) == "SUCCESS")
        run.drive(.cloudApp(.connect(id: "maps", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .connected(8)))
        #expect(run.registers("maps", connection: 8) == "SUCCESS")
        #expect(run.cloud("radio")?.app?.rawValue == "radio")
        #expect(run.cloud("maps")?.app?.rawValue == "maps")
    }

    @Test func `An app whose name is not one of its nicknames is refused`() throws {
        var run = run { $0.nicknames = ["Radio", "APP RADIO 2"] }
        let session = run.opens(connection: 1)
        #expect(run.ask(SDLRegisterAppInterface.sample("radio"), on: session)?["resultCode"] == "DISALLOWED")
        #expect(run.findings("cloud.app").count == 1)
        #expect(run.closed == [session])
        var named = SDLRegisterAppInterface.sample("radio")
        named.appName = "app radio 2"
        #expect(run.ask(named, on: run.opens(connection: 2))?["resultCode"] == "SUCCESS")
    }

    // MARK: Known by its endpoint

    @Test func `Any app may register at a cloud app known by its endpoint, and the cloud app gets its name`() throws {
        var run = Run()
        run.drive(.cloudApp(.set(CloudAppChange(id: "ws://127.0.0.1:3000"))))
        let id = "ws://127.0.0.1:3000/"
        #expect(run.cloud(id)?.name == id)
        #expect(run.cloud(id).map { $0.isListed(among: run.state.apps) } == true)
        run.drive(.cloudApp(.connect(id: "ws://127.0.0.1:3000", opens: true)))
        let ticket = try #require(run.dials.first)
        run.take(.dialled(ticket, .connected(7)))
        #expect(run.registers("radio", connection: 7) == "SUCCESS")
        run.take(.sessionEnded(SessionRef(connection: 7, session: 1)))
        run.take(.cloudEnded(ticket))
        #expect(run.cloud(id)?.name == "App radio")
        run.drive(.app(key: "radio", .activate))
        #expect(run.dials.count == 1)
        #expect(run.drive(.cloudApp(.set(change(id) { $0.endpoint = "ws://h:9/" })))?.kind == .invalid)
    }

    @Test func `A voice command with the app's name opens a cloud app`() {
        var run = run { $0.nicknames = ["Radio"] }
        #expect(run.drive(.voice(text: "radio")) == nil)
        #expect(run.dials.count == 1)
    }

    // MARK: Disconnecting

    @Test(arguments: ["disabled", "moved", "removed"])
    func `An app that is disabled, moved or removed loses its connection`(how: String) throws {
        var run = connected()
        let ticket = try #require(run.ticket)
        switch how {
        case "disabled":
            var change = CloudAppChange(id: "radio")
            change.isEnabled = false
            run.drive(.cloudApp(.set(change)))
        case "moved":
            var change = CloudAppChange(id: "radio")
            change.endpoint = "ws://127.0.0.1:3001/"
            run.drive(.cloudApp(.set(change)))
        default: run.drive(.cloudApp(.remove(id: "radio")))
        }
        #expect(run.notices("OnAppInterfaceUnregistered").map { $0["reason"] } == ["APP_UNAUTHORIZED"])
        #expect(run.disconnections == [ticket])
        #expect(run.state.apps.isEmpty)
        #expect(run.cloud("radio")?.status == (how == "removed" ? nil : .notConnected))
        #expect(run.state.brokenInvariants == [])
    }

    @Test(arguments: ["off", "masterReset", "factoryDefaults", "reset", "removed"], [false, true])
    func `A running or scheduled connection attempt is cancelled`(how: String, isDue: Bool) throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        let ticket = try #require(run.dials.first)
        if isDue { run.take(.dialled(ticket, .failed(Self.refused))) }
        switch how {
        case "off": run.take(.presenter(.ignitionOff(closesConnections: false), cause: nil))
        case "reset": run.drive(.reset)
        case "removed": run.drive(.cloudApp(.remove(id: "radio")))
        default: run.drive(.forgetApps(try #require(Reset(kind: how))))
        }
        run.clear()
        if !isDue { run.take(.dialled(ticket, .connected(7))) }
        run.now = run.now + .seconds(10)
        run.take(.clock)
        #expect(run.dials.isEmpty)
        #expect(run.cloud("radio")?.status ?? .notConnected == .notConnected)
        // Of all these inputs, only "off" and "factoryDefaults" keep the properties.
        #expect((run.cloud("radio") != nil) == ["off", "factoryDefaults"].contains(how))
        #expect(run.state.brokenInvariants == [])
    }

    @Test func `An app that is opened again before a cancelled retry was due is connected once`() throws {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .failed(Self.refused)))
        run.take(.presenter(.ignitionOff(closesConnections: false), cause: nil))
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(run.dials.count == 1)
        run.clear()
        run.now = run.now + .seconds(1)
        run.take(.clock)
        #expect(run.dials.isEmpty)
    }

    @Test func `An app that was configured at the start stays after every reset`() {
        var run = run { $0.isOfStart = true }
        run.drive(.reset)
        run.drive(.forgetApps(.master))
        #expect(run.cloud("radio") != nil)
    }

    @Test func `A tester's reset keeps a connected app`() {
        var run = connected()
        run.drive(.reset)
        #expect(run.cloud("radio")?.status == .connected)
        #expect(run.app("radio") != nil)
        #expect(run.disconnections.isEmpty)
    }

    @Test func `A driver's reset and ignition off disconnect a connected app`() throws {
        for input in [PresenterInput.reset(.factoryDefaults), .ignitionOff(closesConnections: false)] {
            var run = connected()
            let ticket = try #require(run.ticket)
            run.clear()
            run.take(.presenter(input, cause: nil))
            #expect(run.disconnections == [ticket])
            #expect(run.cloud("radio")?.status == .notConnected)
        }
    }

    @Test func `Disconnecting an app also closes its connection`() {
        var run = connected()
        run.drive(.app(key: "radio", .disconnect(reason: "APP_UNAUTHORIZED")))
        #expect(run.closed == [SessionRef(connection: 7, session: 1)])
    }

    @Test func `An app that has unregistered but kept its connection is connected again when it is opened`() throws {
        var run = connected()
        let ticket = try #require(run.ticket)
        let session = SessionRef(connection: 7, session: 1)
        #expect(run.ask(SDLUnregisterAppInterface(), on: session)?["resultCode"] == "SUCCESS")
        #expect(run.cloud("radio")?.status == .connected)
        #expect(run.disconnections.isEmpty)
        run.clear()
        run.drive(.app(key: "radio", .activate))
        #expect(run.disconnections == [ticket])
        let next = try #require(run.dials.first)
        #expect(next != ticket)
        run.take(.cloudEnded(ticket))
        run.take(.dialled(next, .connected(8)))
        run.registers("radio", connection: 8)
        #expect(run.app("radio")?.status.hmiLevel == .full)
    }

    @Test func `An app may register again on the connection that it has kept`() {
        var run = connected()
        let session = SessionRef(connection: 7, session: 1)
        run.ask(SDLUnregisterAppInterface(), on: session)
        run.ask(SDLRegisterAppInterface.sample("radio"), on: session)
        #expect(run.cloud("radio")?.app?.rawValue == "radio")
        run.clear()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        #expect(run.dials.isEmpty)
        #expect(run.disconnections.isEmpty)
        #expect(run.app("radio")?.status.hmiLevel == .full)
    }

    // MARK: The driver's preference

    @Test func `With the preference MOBILE, a registered phone app hides and blocks the cloud app`() throws {
        var run = run { $0.hybridPreference = "MOBILE" }
        #expect(run.cloud("radio").map { $0.isListed(among: run.state.apps) } == true)
        _ = run.register("phone") { $0.appName = "App radio" }
        #expect(run.cloud("radio").map { $0.isListed(among: run.state.apps) } == false)
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .connected(7)))
        #expect(run.registers("radio", connection: 7) == "USER_DISALLOWED: App is disabled by user preferences")
        #expect(run.closed == [SessionRef(connection: 7, session: 1)])
    }

    @Test func `A cloud app is listed again when the phone app changes its name`() {
        var run = run { $0.hybridPreference = "MOBILE" }
        let session = run.register("phone") { $0.appName = "App radio" }
        run.clear()
        let change = SDLChangeRegistration(language: .enUs, hmiDisplayLanguage: .enUs, appName: "Maps")
        #expect(run.ask(change, on: session)?["resultCode"] == "SUCCESS")
        #expect(run.cloud("radio").map { $0.isListed(among: run.state.apps) } == true)
        let isReported = run.effects.contains {
            if case .change(let change, _) = $0 { change.path.keys == ["cloudApps", "radio"] } else { false }
        }
        #expect(isReported)
    }

    @Test func `With the preference CLOUD, the phone app is unregistered and cannot register again`() throws {
        var run = run { $0.hybridPreference = "CLOUD" }
        _ = run.register("phone") { $0.appName = "App radio" }
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .connected(7)))
        #expect(run.registers("radio", connection: 7) == "SUCCESS")
        #expect(run.app("phone") == nil)
        #expect(run.notices("OnAppInterfaceUnregistered").count == 1)
        let session = run.opens(connection: 3)
        var phone = SDLRegisterAppInterface.sample("phone")
        phone.appName = "App radio"
        #expect(run.ask(phone, on: session)?["resultCode"] == "USER_DISALLOWED")
    }

    @Test func `With the preference BOTH, both apps can register`() throws {
        var run = run { $0.hybridPreference = "BOTH" }
        _ = run.register("phone") { $0.appName = "App radio" }
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        run.take(.dialled(try #require(run.dials.first), .connected(7)))
        #expect(run.registers("radio", connection: 7) == "SUCCESS")
        #expect(run.state.apps.count == 2)
    }

    @Test(arguments: [
        (CloudAppChange(id: "a"), false), (named("a", endpoint: nil), false),
        (named("a", endpoint: "ws://h:1/"), true),
    ])
    func `An app without an endpoint or a name is not listed`(change: CloudAppChange, isListed: Bool) {
        var run = Run()
        run.drive(.cloudApp(.set(change)))
        #expect(run.cloud("a").map { $0.isListed(among: run.state.apps) } == isListed)
    }

    private static func named(_ id: String, endpoint: String?) -> CloudAppChange {
        var change = CloudAppChange(id: id)
        change.nicknames = ["A"]
        change.endpoint = endpoint
        return change
    }

    /// Returns a head unit with one cloud app, which is connected and active.
    private func connected() -> Run {
        var run = run()
        run.drive(.cloudApp(.connect(id: "radio", opens: true)))
        guard let ticket = run.dials.first else { return run }
        run.ticket = ticket
        run.take(.dialled(ticket, .connected(7)))
        run.registers("radio", connection: 7)
        return run
    }
}
