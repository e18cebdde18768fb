import JSON
import Journaling
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of an app that provides the active navigation service and handles GetWayPoints. In this case, the way points
/// come from this app and not from the car.
@Suite struct LedRouteTests {
    private static let ways = SDLFunctionID.getWayPoints.rawValue

    /// Returns two apps: "nav" provides navigation, and "app" uses the navigation.
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

    private func publish(_ route: JSONValue, on session: SessionRef, _ run: inout Run) {
        run.clear()
        var message = UnsolicitedMessage(
            isReply: false, functionID: .onWayPointChange, correlationID: -1, cause: .row(1))
        message.json = (["wayPoints": route] as JSONValue).json()
        run.take(.unasked(session, message))
    }

    private static let zoo: JSONValue = [["locationName": "Zoo"]]
    private static let home: JSONValue = [["locationName": "Home"]]

    @Test func `Only the routes of the navigation app reach subscribers, not the car's own`() throws {
        var (run, nav, app) = try guide()
        run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(run.notices("OnWayPointChange").isEmpty, "no route was published yet")
        publish(Self.zoo, on: nav, &run)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.zoo]])
        #expect(run.route != Self.zoo, "the car's own route does not change")
        run.set(route: Self.home)
        #expect(run.notices("OnWayPointChange").isEmpty)
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `A new subscriber receives the last route, as long as there is another subscriber`() throws {
        var (run, nav, app) = try guide()
        let third = run.register("third", session: 3)
        run.drive(.app(key: "third", .activate))
        run.ask(SDLSubscribeWayPoints(), on: app)
        publish(Self.zoo, on: nav, &run)
        run.ask(SDLSubscribeWayPoints(), on: third)
        #expect(run.notices == ["OnWayPointChange", "OnHashChange"])
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.zoo]])
        for session in [app, third] { run.ask(SDLUnsubscribeWayPoints(), on: session) }
        run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(run.notices("OnWayPointChange").isEmpty)
    }

    @Test func `Without a navigation app, a new subscriber receives the car's last route`() throws {
        var (run, app) = Run.active()
        run.set(route: Self.home)
        run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.home]])
        // Without subscribers, the last route is dropped.
        run.take(.sessionEnded(app))
        let other = run.register("other", session: 2)
        run.drive(.app(key: "other", .activate))
        run.ask(SDLSubscribeWayPoints(), on: other)
        #expect(run.notices("OnWayPointChange").isEmpty)
    }

    @Test(arguments: [[], [SDLFunctionID.sendLocation.rawValue]])
    func `An app that does not handle GetWayPoints does not navigate instead of the car`(_ functions: [Int]) throws {
        var (run, nav, app) = try guide(functions)
        run.ask(SDLSubscribeWayPoints(), on: app)
        publish(Self.zoo, on: nav, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.unasked").count == 1)
        run.set(route: Self.home)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.home]])
    }

    @Test func `The car navigates again when the service is inactive or its app is gone`() throws {
        var (run, nav, app) = try guide()
        run.ask(SDLSubscribeWayPoints(), on: app)
        let id = try #require(run.services().object?.first { $0.value["name"] == "Guide" }?.key)
        run.drive(.service(.choose(service: id, active: false, isDefault: nil)))
        publish(Self.zoo, on: nav, &run)
        #expect(run.notices.isEmpty)
        run.drive(.service(.choose(service: id, active: true, isDefault: nil)))
        publish(Self.zoo, on: nav, &run)
        #expect(run.notices("OnWayPointChange").count == 1)
        run.take(.sessionEnded(nav))
        run.set(route: Self.home)
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.home]])
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `An invalid route is not passed on and is a finding`() throws {
        var (run, nav, app) = try guide()
        run.ask(SDLSubscribeWayPoints(), on: app)
        publish([["locationName": 7]], on: nav, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.type").count == 1)
        publish([], on: nav, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.bound").count == 1)
        publish(Self.zoo, on: app, &run)
        #expect(run.notices.isEmpty && run.findings("rpc.unasked").count == 1, "another app navigates")
    }

    @Test func `If the car does not publish its route, subscribing to the app's route is WARNINGS`() throws {
        let silent = try TestProfile.without("getWayPointsEnabled")
        var (run, nav, app) = try guide([Self.ways], silent)
        let answer = run.ask(SDLSubscribeWayPoints(), on: app)
        #expect(answer?["resultCode"] == "WARNINGS" && answer?["success"] == true)
        publish(Self.zoo, on: nav, &run)
        #expect(run.notices("OnWayPointChange").count == 1)
        run.take(.sessionEnded(nav))
        #expect(run.ask(SDLUnsubscribeWayPoints(), on: app)?["resultCode"] == "SUCCESS")
        #expect(run.ask(SDLSubscribeWayPoints(), on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
    }

    @Test func `An app that resumes receives the last route`() throws {
        let open = try Profile.car { $0["permissions"] = ["OnWayPointChange": ["NONE", "LIMITED", "FULL"]] }
        var (run, nav, app) = try guide([Self.ways], open)
        run.ask(SDLSubscribeWayPoints(), on: app)
        let third = run.register("third", session: 3)
        run.drive(.app(key: "third", .activate))
        run.ask(SDLSubscribeWayPoints(), on: third)
        publish(Self.zoo, on: nav, &run)
        let hash = try #require(run.app("app")?.hashID)
        run.take(.sessionEnded(app))
        run.clear()
        _ = run.register("app", session: 4) { $0.hashID = hash }
        #expect(run.notices("OnWayPointChange") == [["wayPoints": Self.zoo]])
    }

    /// The arguments: whether the car supports navigation, the functions that the navigation service handles, and
    /// whether the app is informed that SendLocation and GetWayPoints are supported.
    @Test(
        arguments: [
            (true, [], [true, true]), (false, [], [false, false]), (false, [Self.ways], [false, true]),
            (false, [SDLFunctionID.sendLocation.rawValue], [true, false]), (true, [Self.ways], [true, true]),
        ] as [(Bool, [Int], [Bool])])
    func `The navigation capability includes the functions that the service handles`(
        _ isOfCar: Bool, _ functions: [Int], _ wanted: [Bool]
    ) throws {
        let silent = try TestProfile.without("getWayPointsEnabled", "sendLocationEnabled")
        var (run, _, app) = try guide(functions, isOfCar ? Profile.all[0] : silent)
        let answer = run.ask(SDLGetSystemCapability(systemCapabilityType: .navigation), on: app)
        let capability = answer?["systemCapability"]?["navigationCapability"]
        #expect([capability?["sendLocationEnabled"]?.bool, capability?["getWayPointsEnabled"]?.bool] == wanted)
    }
}

private enum TestProfile {
    /// Returns the profile of a car in which these members of `navigation` are false.
    static func without(_ members: String...) throws -> Profile {
        try .car { document in
            var navigation = document["navigation"] ?? [:]
            for member in members { navigation[member] = false }
            document["navigation"] = navigation
        }
    }
}
