import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// An app that offers the active service of navigation and handles GetWayPoints leads the way in the place of the car.
@Suite struct LedRouteTests {
    private static let ways = SDLFunctionID.getWayPoints.rawValue

    /// "nav" offers navigation; "app" wants to know the way.
    private func guide(
        _ functions: [Int] = [Self.ways], _ profile: Profile = Profile.all[0]
    ) throws -> (Run, nav: SessionRef, app: SessionRef) {
        var run = Run(profile)
        let (nav, app) = (run.register("nav", session: 1), run.register("app", session: 2))
        run.drive(.app(key: "nav", .activate))
        var request = Run.manifest("NAVIGATION", name: "Guide")
        request.appServiceManifest.handledRPCs = functions
        _ = try run.publish(request, on: nav)
        run.drive(.app(key: "app", .activate))
        run.clear()
        return (run, nav, app)
    }

    private func tell(_ route: JSONValue, on session: SessionRef, _ run: inout Run) {
        run.clear()
        var message = Unasked(isReply: false, functionID: .onWayPointChange, correlationID: -1, cause: .row(1))
        message.json = (["wayPoints": route] as JSONValue).json()
        run.take(.unasked(session, message))
    }

    private static let zoo: JSONValue = [["locationName": "Zoo"]]
    private static let home: JSONValue = [["locationName": "Home"]]

    @Test func `What it tells of the way reaches who has subscribed, and the car's own way nobody`() throws {
        var (run, nav, app) = try guide()
        run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(run.notices("OnWayPointChange").isEmpty, "nothing was told yet")
        tell(Self.zoo, on: nav, &run)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.zoo]])
        #expect(run.route != Self.zoo, "the car's own route is another matter")
        run.set(route: Self.home)
        #expect(run.notices("OnWayPointChange").isEmpty)
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `Who subscribes hears at once what was told last, until nobody has subscribed any more`() throws {
        var (run, nav, app) = try guide()
        let third = run.register("third", session: 3)
        run.drive(.app(key: "third", .activate))
        run.ask(SDLSubscribeWayPoints(), on: app)
        tell(Self.zoo, on: nav, &run)
        run.ask(SDLSubscribeWayPoints(), on: third)
        #expect(run.notices == ["OnWayPointChange", "OnHashChange"])
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.zoo]])
        for session in [app, third] { run.ask(SDLUnsubscribeWayPoints(), on: session) }
        run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(run.notices("OnWayPointChange").isEmpty)
    }

    @Test func `Of the car's own way who subscribes hears what the car has told last`() throws {
        var (run, app) = Run.active()
        run.set(route: Self.home)
        run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.home]])
        // Once nobody hears of it, what was told is over.
        run.take(.sessionEnded(app))
        let other = run.register("other", session: 2)
        run.drive(.app(key: "other", .activate))
        run.ask(SDLSubscribeWayPoints(), on: other)
        #expect(run.notices("OnWayPointChange").isEmpty)
    }

    @Test(arguments: [[], [SDLFunctionID.sendLocation.rawValue]])
    func `Who does not handle GetWayPoints leads nobody`(_ functions: [Int]) throws {
        var (run, nav, app) = try guide(functions)
        run.ask(SDLSubscribeWayPoints(), on: app)
        tell(Self.zoo, on: nav, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.unasked").count == 1)
        run.set(route: Self.home)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.home]])
    }

    @Test func `It leads no longer when its service is not the active one, or it is gone`() throws {
        var (run, nav, app) = try guide()
        run.ask(SDLSubscribeWayPoints(), on: app)
        let id = try #require(run.services().object?.first { $0.value["name"] == "Guide" }?.key)
        run.drive(.service(.choose(service: id, active: false, isDefault: nil)))
        tell(Self.zoo, on: nav, &run)
        #expect(run.notices.isEmpty)
        run.drive(.service(.choose(service: id, active: true, isDefault: nil)))
        tell(Self.zoo, on: nav, &run)
        #expect(run.notices("OnWayPointChange").count == 1)
        run.take(.sessionEnded(nav))
        run.set(route: Self.home)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.home]])
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `What it tells wrongly reaches nobody, and findings say why`() throws {
        var (run, nav, app) = try guide()
        run.ask(SDLSubscribeWayPoints(), on: app)
        tell([["locationName": 7]], on: nav, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.type").count == 1)
        tell([], on: nav, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.bound").count == 1)
        tell(Self.zoo, on: app, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.unasked").count == 1, "another app leads")
    }

    @Test func `A car that tells no way leaves it to the app, and says so`() throws {
        let silent = try TestProfile.without("getWayPointsEnabled")
        var (run, nav, app) = try guide([Self.ways], silent)
        let answer = run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(answer?["resultCode"] == "WARNINGS" && answer?["success"] == true)
        tell(Self.zoo, on: nav, &run)
        #expect(run.notices("OnWayPointChange").count == 1)
        run.take(.sessionEnded(nav))
        #expect(run.ask(SDLUnsubscribeWayPoints(), on: app)?["resultCode"] == "SUCCESS")
        #expect(run.ask(SDLSubscribeWayPoints(), on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
    }

    @Test func `An app that comes back hears the way again`() throws {
        let open = try Profile.car { $0["permissions"] = ["OnWayPointChange": ["NONE", "LIMITED", "FULL"]] }
        var (run, nav, app) = try guide([Self.ways], open)
        run.ask(SDLSubscribeWayPoints(), on: app)
        let third = run.register("third", session: 3)
        run.drive(.app(key: "third", .activate))
        run.ask(SDLSubscribeWayPoints(), on: third)
        tell(Self.zoo, on: nav, &run)
        let hash = try #require(run.app("app")?.hashID)
        run.take(.sessionEnded(app))
        run.clear()
        _ = run.register("app", session: 4) { $0.hashID = hash }
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.zoo]])
    }

    /// What the capability says, by what the car does and what the service handles.
    @Test(
        arguments: [
            (true, [], [true, true]), (false, [], [false, false]), (false, [Self.ways], [false, true]),
            (false, [SDLFunctionID.sendLocation.rawValue], [true, false]), (true, [Self.ways], [true, true]),
        ] as [(Bool, [Int], [Bool])])
    func `What its service handles is among what navigation can do`(
        _ isOfCar: Bool, _ functions: [Int], _ wanted: [Bool]
    ) throws {
        let silent = try TestProfile.without("getWayPointsEnabled", "sendLocationEnabled")
        var (run, _, app) = try guide(functions, isOfCar ? Profile.all[0] : silent)
        let answer = run.ask(SDLGetSystemCapability(systemCapabilityType: .navigation), on: app)
        let said = answer?["systemCapability"]?["navigationCapability"]
        #expect([said?["sendLocationEnabled"]?.bool, said?["getWayPointsEnabled"]?.bool] == wanted)
    }
}

private enum TestProfile {
    /// A car whose navigation does not do these.
    static func without(_ members: String...) throws -> Profile {
        try .car { document in
            var navigation = document["navigation"] ?? [:]
            for member in members { navigation[member] = false }
            document["navigation"] = navigation
        }
    }
}
