import JSON
import RPCSpec
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests that the head unit accepts every member, name and bound that the mobile API defines for locations,
/// turn-by-turn instructions and calls, and refuses other values.
@Suite struct RoadInterfaceTests {
    private static let image: JSONValue = ["value": "x", "imageType": "STATIC"]
    /// Members that the head unit requires in a soft button and in a turn-by-turn instruction, although these members
    /// are optional in the mobile API.
    private static let given: [String: OrderedMap<String, JSONValue>] = [
        "SoftButton": ["type": "TEXT", "softButtonID": 1, "text": "x", "image": image],
        "Turn": ["navigationText": "x"],
    ]

    /// A request, and the part of the head unit's state that stores the request's parameters.
    struct Request: Sendable, CustomTestStringConvertible {
        let name: String
        /// Parameters that are in every test of this request.
        var base: OrderedMap<String, JSONValue> = [:]
        var letter = "x"
        let kept: @Sendable (HeadUnitState) -> JSONValue?
        /// The path of a parameter in the state, if the path differs from the parameter's name. An empty path means
        /// that the state does not store the parameter.
        var names: [String: [String]] = [:]
        var testDescription: String { name }
    }

    private static func json(_ message: (any JSONWritable)?) -> JSONValue? {
        message.flatMap { try? JSONValue(parsing: $0.json()) }
    }

    static let requests = [
        Request(
            name: "SendLocation",
            base: ["longitudeDegrees": 8.5, "latitudeDegrees": 47.3, "deliveryMode": "DESTINATION"],
            kept: { json($0.navigation.route.last) },
            names: [
                "longitudeDegrees": ["coordinate", "longitudeDegrees"],
                "latitudeDegrees": ["coordinate", "latitudeDegrees"], "address": ["searchAddress"], "timeStamp": [],
                "deliveryMode": [],
            ]),
        Request(name: "ShowConstantTBT", kept: { json($0.navigation.shownTurn?.request) }),
        Request(name: "UpdateTurnList", kept: { json($0.navigation.turnList?.request) }),
        Request(name: "AlertManeuver", kept: { json($0.navigation.maneuver?.request) }),
        Request(name: "DialNumber", letter: "1", kept: { json($0.calls.current) }, names: ["number": ["phoneNumber"]]),
    ]

    /// Returns a head unit with an active app, and another app that has subscribed to way points.
    private func car() -> (Run, app: SessionRef, other: SessionRef) {
        var run = Run()
        let other = run.register("other", session: 1)
        run.drive(.app(key: "other", .activate))
        run.ask(SDLSubscribeWayPoints(), on: other)
        let app = run.register("app", session: 2)
        run.drive(.app(key: "app", .activate))
        return (run, app, other)
    }

    /// Sends a request. If the response needs the driver's answer, gives this answer; otherwise, advances the time
    /// until the request has a response.
    private func answer(_ name: String, _ params: JSONValue, on app: SessionRef, _ run: inout Run) throws -> JSONValue?
    {
        if let answer = try run.send(name, params, on: app) { return answer }
        switch name {
        case "SendLocation": run.drive(.navigation(.answer(accepted: true)))
        case "DialNumber": run.drive(.phone(.answer(accepted: true)))
        default: run.pass(.seconds(1000))
        }
        return run.answered
    }

    @Test(arguments: requests)
    func `accepts, shows and sends every value that the interface permits`(_ request: Request) throws {
        let walk = try InterfaceWalk(given: Self.given, letter: request.letter)
        let params = walk.request(request.name)
        #expect(!params.isEmpty)
        for param in params {
            for place in walk.places(param, []) {
                for value in place.good {
                    var (run, app, other) = car()
                    let whole = walk.value(param, place.path[...], value)
                    var asked = JSONValue.object(request.base)
                    asked[param.name] = whole
                    let code = try answer(request.name, asked, on: app, &run)?["resultCode"]
                    let comment = "\(param.name)\(place.path) \(value): \(code ?? "none")"
                    if value == "FILE", request.name == "AlertManeuver" {
                        #expect(code == "FILE_NOT_FOUND", "\(comment)")
                        continue
                    }
                    let isPicture = value == "DYNAMIC"
                    let isUnsayable = code == "WARNINGS" && whole.contains("FILE") == false && param.name == "ttsChunks"
                    #expect(code == "SUCCESS" || isPicture && code == "WARNINGS" || isUnsayable, "\(comment)")
                    let names = request.names[param.name] ?? [param.name]
                    let kept = request.kept(run.state)
                    if !names.isEmpty { #expect(names.reduce(kept) { $0?[$1] } == whole, "\(comment)") }
                    guard request.name == "SendLocation" else { continue }
                    let received = run.effects.compactMap { effect -> JSONValue? in
                        guard case .notify(other, let notice as SDLOnWayPointChange, _, _) = effect else { return nil }
                        return Self.json(notice)
                    }
                    #expect(received == [["wayPoints": .array([kept ?? .null])]], "\(comment)")
                }
            }
        }
    }

    @Test(arguments: requests)
    func `refuses every value outside the interface with its path, without any effect`(_ request: Request) throws {
        let walk = try InterfaceWalk(given: Self.given, letter: request.letter)
        for param in walk.request(request.name) {
            for place in walk.places(param, []) {
                for value in place.bad {
                    var (run, app, _) = car()
                    var asked = JSONValue.object(request.base)
                    asked[param.name] = walk.value(param, place.path[...], value)
                    let answer = try run.send(request.name, asked, on: app)
                    let comment = "\(param.name)\(place.path) \(value): \(answer?["resultCode"] ?? "none")"
                    let isName = value == "NOBODY_KNOWS"
                    let rules = ["rpc.bound", "rpc.type", "rpc.enum"].flatMap { run.findings($0) }
                    #expect(rules.first?["path"]?.string?.hasPrefix(param.name) == true, "\(comment) \(rules)")
                    let kept = request.kept(run.state)
                    if isName, answer?["resultCode"] != "INVALID_DATA" {
                        // The unknown name and the member that requires this name are dropped.
                        #expect(kept?.contains("NOBODY_KNOWS") != true, "\(comment)")
                        #expect(answer.map { $0["info"]?.string?.isEmpty == false } ?? true, "\(comment)")
                    } else {
                        #expect(answer?["resultCode"] == "INVALID_DATA" && answer?["success"] == false, "\(comment)")
                        #expect(kept == nil, "\(comment)")
                        #expect(run.notices.isEmpty, "\(comment)")
                    }
                }
            }
        }
    }

    // MARK: The route

    private static func words(_ path: [InterfaceStep]) -> String {
        path.reduce("wayPoints") { words, step in
            switch step {
            case .member(let name): "\(words).\(name)"
            case .element: "\(words)[0]"
            case .list: words
            }
        }
    }

    @Test func `accepts every permitted way point and names the path of each invalid one`() throws {
        let walk = try InterfaceWalk()
        let points = try #require(walk.notification("OnWayPointChange").first)
        #expect(walk.response("GetWayPoints").first { $0.name == points.name }?.type == points.type)
        let places = walk.places(points, [])
        #expect(places.count == 20)
        for place in places {
            let words = Self.words(place.path)
            for value in place.good {
                var (run, app, other) = car()
                let whole = walk.value(points, place.path[...], value)
                #expect(run.drive(.navigation(.set(wayPoints: whole))) == nil, "\(words) \(value)")
                #expect(run.notices("OnWayPointChange") == [["wayPoints": whole]], "\(words) \(value)")
                for session in [app, other] {
                    let all = run.ask(SDLGetWayPoints(wayPointType: .all), on: session)
                    #expect(all?["wayPoints"] == whole, "\(words) \(value)")
                    let end = run.ask(SDLGetWayPoints(wayPointType: .destination), on: session)
                    #expect(end?["wayPoints"]?.array == whole.array?.suffix(1), "\(words) \(value)")
                }
            }
            // An empty route ends the navigation; no message can contain an empty route.
            for value in place.bad where value != [] {
                var (run, _, _) = car()
                let whole = walk.value(points, place.path[...], value)
                let failure = run.drive(.navigation(.set(wayPoints: whole)))
                #expect(failure?.detail.hasPrefix(words) == true, "\(words) \(value): \(failure?.detail ?? "taken")")
                #expect(run.notices.isEmpty && run.state.navigation.route.isEmpty, "\(words) \(value)")
            }
        }
    }

    @Test func `wayPointType has two values`() throws {
        let walk = try InterfaceWalk()
        let type = try #require(walk.request("GetWayPoints").first)
        var (run, app, _) = car()
        for place in walk.places(type, []) {
            #expect(place.good == ["ALL", "DESTINATION"])
            for value in place.good {
                #expect(try run.send("GetWayPoints", ["wayPointType": value], on: app)?["resultCode"] == "SUCCESS")
            }
            // A number is accepted as the index of a name.
            #expect(try run.send("GetWayPoints", ["wayPointType": 1], on: app)?["resultCode"] == "SUCCESS")
            for value in place.bad + [2, 0.5] {
                #expect(try run.send("GetWayPoints", ["wayPointType": value], on: app)?["resultCode"] == "INVALID_DATA")
            }
        }
        #expect(try run.send("GetWayPoints", [:], on: app)?["resultCode"] == "INVALID_DATA")
    }

    @Test func `ignores unknown parameters of requests without parameters`() throws {
        let walk = try InterfaceWalk()
        for name in ["SubscribeWayPoints", "UnsubscribeWayPoints"] {
            #expect(walk.request(name).isEmpty)
            var (run, app, _) = car()
            run.ask(SDLSubscribeWayPoints(), on: app)
            let code = try run.send(name, ["more": 1], on: app)?["resultCode"]
            #expect(code == (name == "SubscribeWayPoints" ? "IGNORED" : "SUCCESS"))
        }
    }
}
