import JSON
import Journaling
import SDLHeadUnit
import SDLRPC
import Testing

/// Tests of navigation: apps send locations and request routes, the driver answers, and apps are notified of changes.
@Suite struct NavigationTests {
    private static let yes = HeadUnitCommand.navigation(.answer(accepted: true))
    private static let no = HeadUnitCommand.navigation(.answer(accepted: false))
    private static let zoo = SDLSendLocation(longitudeDegrees: 8.57, latitudeDegrees: 47.38, locationName: "Zoo")

    // MARK: Destinations

    @Test(arguments: [SDLDeliveryMode.prompt, nil])
    func `a destination that the driver accepts becomes the route`(_ mode: SDLDeliveryMode?) {
        var (run, app) = Run.active()
        var request = Self.zoo
        request.deliveryMode = mode
        #expect(run.ask(request, on: app) == nil, "it waits for the driver")
        #expect(run.navigation["asked"]?["app"] == "app")
        #expect(run.navigation["asked"]?["location"]?["locationName"] == "Zoo")
        run.pass(.seconds(3600))
        #expect(run.answered == nil && run.findings("rpc.unanswered").isEmpty, "she takes as long as she likes")
        run.drive(Self.yes)
        #expect(run.answered == ["success": true, "resultCode": "SUCCESS"])
        #expect(run.navigation["asked"] == nil)
        let place: JSONValue = [
            "coordinate": ["latitudeDegrees": 47.38, "longitudeDegrees": 8.57], "locationName": "Zoo",
        ]
        #expect(run.route == [place])
    }

    @Test func `a destination that the driver rejects leaves the route unchanged`() {
        var (run, app) = Run.active()
        run.set(route: [["locationName": "Home"]])
        _ = run.ask(Self.zoo, on: app)
        run.drive(Self.no)
        #expect(run.answered?["resultCode"] == "REJECTED" && run.answered?["success"] == false)
        #expect(run.route == [["locationName": "Home"]])
    }

    @Test func `DESTINATION replaces the route and QUEUE appends to it, without a question`() {
        var (run, app) = Run.active()
        run.set(route: [["locationName": "Home"]])
        var request = Self.zoo
        request.deliveryMode = .queue
        #expect(run.ask(request, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.route?.array?.compactMap { $0["locationName"]?.string } == ["Home", "Zoo"])
        request.deliveryMode = .destination
        #expect(run.ask(request, on: app)?["resultCode"] == "SUCCESS")
        #expect(run.route?.array?.compactMap { $0["locationName"]?.string } == ["Zoo"])
    }

    @Test func `a route has at most ten way points`() {
        var (run, app) = Run.active()
        run.set(route: .array((1...10).map { ["locationName": .string("\($0)")] }))
        var request = Self.zoo
        request.deliveryMode = .queue
        #expect(run.ask(request, on: app)?["info"] == "The route already has 10 way points")
        #expect(run.route?.array?.count == 10)
    }

    @Test func `refuses a second destination question and GetWayPoints while one is open`() {
        var (run, app) = Run.active()
        _ = run.ask(Self.zoo, on: app)
        #expect(run.ask(Self.zoo, on: app)?["resultCode"] == "REJECTED")
        #expect(run.ask(SDLGetWayPoints(wayPointType: .all), on: app)?["resultCode"] == "IN_USE")
    }

    /// Invalid locations, with the info of the refusal.
    private static let bad: [(SDLSendLocation, String)] = [
        (SDLSendLocation(), "Neither coordinates nor an address are given"),
        (SDLSendLocation(locationName: "Zoo"), "Neither coordinates nor an address are given"),
        (SDLSendLocation(longitudeDegrees: 8), "latitudeDegrees and longitudeDegrees must be given together"),
        (SDLSendLocation(latitudeDegrees: 8), "latitudeDegrees and longitudeDegrees must be given together"),
    ]

    @Test(arguments: bad.indices) func `refuses an invalid location without asking the driver`(_ index: Int) {
        var (run, app) = Run.active()
        let answer = run.ask(Self.bad[index].0, on: app)
        #expect(answer?["resultCode"] == "INVALID_DATA" && answer?["info"] == .string(Self.bad[index].1))
        #expect(run.navigation["asked"] == nil)
    }

    /// Requests with an invalid character: one request for each text of a location.
    private static let broken: [SDLSendLocation] = [
        SDLSendLocation(locationName: "a\nb"), SDLSendLocation(locationDescription: "a\tb"),
        SDLSendLocation(addressLines: ["a", " "]), SDLSendLocation(phoneNumber: " "),
        SDLSendLocation(address: SDLOASISAddress(countryName: "\n")),
        SDLSendLocation(address: SDLOASISAddress(countryCode: "\n")),
        SDLSendLocation(address: SDLOASISAddress(postalCode: "\n")),
        SDLSendLocation(address: SDLOASISAddress(administrativeArea: "\n")),
        SDLSendLocation(address: SDLOASISAddress(locality: "\n")),
        SDLSendLocation(address: SDLOASISAddress(subLocality: "\n")),
        SDLSendLocation(address: SDLOASISAddress(thoroughfare: "\n")),
        SDLSendLocation(address: SDLOASISAddress(subThoroughfare: "\n")),
    ]

    @Test(arguments: broken.indices) func `refuses a text with line breaks or only spaces`(_ index: Int) {
        var (run, app) = Run.active()
        var request = Self.broken[index]
        (request.latitudeDegrees, request.longitudeDegrees, request.deliveryMode) = (1, 2, .destination)
        #expect(run.ask(request, on: app)?["resultCode"] == "INVALID_DATA")
        #expect(run.route == [])
    }

    @Test func `each member of a location is in the way point`() throws {
        var (run, app) = Run.active()
        let address = SDLOASISAddress(
            countryName: "Switzerland", countryCode: "CH", postalCode: "8001", administrativeArea: "ZH",
            subAdministrativeArea: "Zürich", locality: "Zürich", subLocality: "Altstadt", thoroughfare: "Limmatquai",
            subThoroughfare: "1")
        let request = SDLSendLocation(
            longitudeDegrees: 8.5, latitudeDegrees: 47.4, locationName: "n", locationDescription: "d",
            addressLines: ["a", "b"], phoneNumber: "1", locationImage: SDLImage(value: "i", imageType: .static),
            timeStamp: SDLDateTime(), address: address, deliveryMode: .destination)
        #expect(run.ask(request, on: app)?["resultCode"] == "SUCCESS")
        let place: JSONValue = [
            "coordinate": ["latitudeDegrees": 47.4, "longitudeDegrees": 8.5], "locationName": "n",
            "addressLines": ["a", "b"], "locationDescription": "d", "phoneNumber": "1",
            "locationImage": ["value": "i", "imageType": "STATIC"],
            "searchAddress": try JSONValue(parsing: address.json()),
        ]
        #expect(run.route == [place])
        #expect(run.ask(SDLGetWayPoints(wayPointType: .all), on: app)?["wayPoints"] == [place])
    }

    @Test(arguments: ["locationName", "locationDescription", "addressLines", "phoneNumber"])
    func `refuses a text without a display field for it`(_ name: String) throws {
        let profile = try Profile.car { car in
            let fields = car["displayCapabilities"]?["textFields"]?.array?.filter { $0["name"] != .string(name) }
            car["displayCapabilities"]?["textFields"] = .array(fields ?? [])
        }
        var (run, app) = Run.active("app", profile)
        let request = SDLSendLocation(
            longitudeDegrees: 1, latitudeDegrees: 1, locationName: "n", locationDescription: "d", addressLines: ["a"],
            phoneNumber: "1")
        let answer = run.ask(request, on: app)
        #expect(answer?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(answer?["info"] == .string("This display has no text field \(name)"))
    }

    @Test func `warns about a missing image and accepts the location`() {
        var (run, app) = Run.active()
        var request = Self.zoo
        request.deliveryMode = .destination
        request.locationImage = SDLImage(value: "zoo.png", imageType: .dynamic)
        #expect(run.ask(request, on: app)?["resultCode"] == "WARNINGS")
        #expect(run.route?.array?.count == 1)
    }

    // MARK: Way points

    @Test func `notifies subscribers of a changed route until they unsubscribe`() {
        var (run, app) = Run.active()
        #expect(run.ask(SDLSubscribeWayPoints(), on: app) == ["success": true, "resultCode": "SUCCESS"])
        #expect(run.notices.contains("OnHashChange"))
        #expect(run.ask(SDLSubscribeWayPoints(), on: app)?["resultCode"] == "IGNORED")
        run.set(route: [["locationName": "Home"]])
        #expect(run.notices("OnWayPointChange") == [["wayPoints": [["locationName": "Home"]]]])
        run.set(route: [["locationName": "Home"]])
        #expect(run.notices("OnWayPointChange").isEmpty, "nothing has changed")
        #expect(run.ask(SDLUnsubscribeWayPoints(), on: app)?["resultCode"] == "SUCCESS")
        #expect(run.ask(SDLUnsubscribeWayPoints(), on: app)?["resultCode"] == "IGNORED")
        run.set(route: [["locationName": "Work"]])
        #expect(run.notices("OnWayPointChange").isEmpty)
    }

    @Test func `GetWayPoints returns the route or its destination`() {
        var (run, app) = Run.active()
        #expect(run.ask(SDLGetWayPoints(wayPointType: .all), on: app)?["wayPoints"] == nil)
        run.set(route: [["locationName": "a"], ["locationName": "b"]])
        let all = run.ask(SDLGetWayPoints(wayPointType: .all), on: app)
        #expect(all?["wayPoints"] == [["locationName": "a"], ["locationName": "b"]])
        let end = run.ask(SDLGetWayPoints(wayPointType: .destination), on: app)
        #expect(end?["wayPoints"] == [["locationName": "b"]])
    }

    @Test func `resumption restores the way-point subscription`() throws {
        var (run, app) = Run.active()
        run.ask(SDLSubscribeWayPoints(), on: app)
        let hash = try #require(run.app("app")?.hashID)
        run.take(.sessionEnded(app))
        _ = run.register("app", session: 2) { $0.hashID = hash }
        #expect(
            run.app("app")?.isResumed == true
                && run.state.navigation.subscribers.contains(AppKey(rawValue: "app")) == true)
    }

    @Test func `an app whose level does not permit it can neither subscribe nor receive the route`() {
        var run = Run()
        let app = run.register("app")
        #expect(run.ask(SDLSubscribeWayPoints(), on: app)?["resultCode"] == "DISALLOWED")
        run.drive(.app(key: "app", .activate))
        run.ask(SDLSubscribeWayPoints(), on: app)
        run.drive(.app(key: "app", .close))
        run.set(route: [["locationName": "Home"]])
        #expect(run.notices("OnWayPointChange").isEmpty)
    }

    // MARK: Other profiles

    @Test func `a car without navigation refuses all navigation requests`() throws {
        let profile = try Profile.car { $0["hmiCapabilities"]?["navigation"] = false }
        var (run, app) = Run.active("app", profile)
        let requests: [any SDLRPCRequest] = [
            Self.zoo, SDLGetWayPoints(wayPointType: .all), SDLSubscribeWayPoints(),
            SDLShowConstantTBT(navigationText1: "a"), SDLUpdateTurnList(turnList: [SDLTurn(navigationText: "a")]),
            SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "a", type: .text)]),
        ]
        for request in requests {
            let answer = run.ask(request, on: app)
            #expect(answer?["resultCode"] == "UNSUPPORTED_RESOURCE", "\(type(of: request).name)")
            #expect(answer?["info"] == "This car has no navigation")
        }
        #expect(run.ask(SDLUnsubscribeWayPoints(), on: app)?["resultCode"] == "IGNORED")
        #expect(run.set(route: [])?.kind == .unsupported)
    }

    @Test func `the profile sets the navigation features and the initial route`() throws {
        let profile = try Profile.car {
            $0["navigation"] = ["sendLocationEnabled": false, "wayPoints": [["locationName": "Home"]]]
        }
        var (run, app) = Run.active("app", profile)
        #expect(run.route == [["locationName": "Home"]])
        let received = run.ask(SDLGetSystemCapability(systemCapabilityType: .navigation), on: app)
        #expect(
            received?["systemCapability"]?["navigationCapability"]
                == ["sendLocationEnabled": false, "getWayPointsEnabled": true])
        #expect(run.ask(Self.zoo, on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        let silent = try Profile.car { $0["navigation"] = ["getWayPointsEnabled": false] }
        (run, app) = Run.active("app", silent)
        #expect(run.ask(SDLGetWayPoints(wayPointType: .all), on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
        #expect(run.ask(SDLSubscribeWayPoints(), on: app)?["resultCode"] == "UNSUPPORTED_RESOURCE")
    }

    @Test(
        arguments: [
            ([["latitudeDegrees": 1]], "navigation.wayPoints[0].latitudeDegrees"),
            ([[:], ["coordinate": ["latitudeDegrees": 91, "longitudeDegrees": 1]]], "navigation.wayPoints[1]"),
        ] as [(JSONValue, String)])
    func `a profile with an invalid way point is refused with its path`(_ points: JSONValue, _ place: String) {
        do {
            _ = try Profile.car { $0["navigation"] = ["wayPoints": points] }
            Issue.record("it was taken")
        } catch {
            #expect("\(error)".contains(place), "\(error)")
        }
    }

    @Test func `a profile without navigation clears the route and refuses the open question`() {
        var (run, app) = Run.active()
        run.set(route: [["locationName": "Home"]])
        run.ask(SDLSubscribeWayPoints(), on: app)
        _ = run.ask(Self.zoo, on: app)
        run.drive(.profile(.use(id: "wide")))
        #expect(run.answered?["resultCode"] == "REJECTED")
        #expect(run.route == [] && run.state.navigation.subscribers.contains(AppKey(rawValue: "app")) == false)
    }

    // MARK: Commands of the driver

    @Test func `closing an app refuses its destination question`() {
        var (run, app) = Run.active()
        _ = run.ask(Self.zoo, on: app)
        run.drive(.app(key: "app", .close))
        #expect(run.navigation["asked"] == nil && run.answered?["resultCode"] == "REJECTED")
    }

    @Test func `navigation apps receive ROUTE_CANCELLED when the route ends`() {
        var run = Run()
        let app = run.register("maps", types: [.navigation])
        run.drive(.app(key: "maps", .activate))
        run.ask(SDLSubscribeWayPoints(), on: app)
        run.set(route: [["locationName": "Home"]])
        run.set(route: [])
        #expect(run.notices("OnWayPointChange").isEmpty)
        #expect(run.notices("OnTBTClientState") == [["state": "ROUTE_CANCELLED"]])
    }

    @Test(arguments: SDLTBTState.allCases)
    func `OnTBTClientState is sent to navigation apps only`(_ state: SDLTBTState) {
        var run = Run()
        _ = run.register("maps", types: [.navigation])
        _ = run.register("other", session: 2)
        run.drive(.app(key: "other", .activate))
        let notify = HeadUnitCommand.navigation(.notify(state: state.rawValue, app: nil))
        run.drive(notify)
        #expect(run.notices("OnTBTClientState").isEmpty, "it is in NONE")
        run.drive(.app(key: "maps", .activate))
        run.drive(notify)
        #expect(run.notices("OnTBTClientState") == [["state": .string(state.rawValue)]])
    }

    @Test func `refuses invalid commands of the driver with a hint`() {
        var (run, _) = Run.active()
        #expect(run.drive(Self.yes)?.hint == "An app requests a destination with SendLocation.")
        #expect(run.set(route: [["place": "a"]])?.detail == "wayPoints[0].place: unknown member.")
        #expect(run.set(route: ["a"])?.kind == .invalid)
        let long = run.set(route: .array(Array(repeating: [:], count: 11)))
        #expect(long?.detail == "wayPoints: 11 way points exceed the limit of 10.")
        #expect(run.drive(.navigation(.notify(state: "LOST", app: nil)))?.kind == .invalid)
        #expect(run.drive(.navigation(.notify(state: "ETA_REQUEST", app: "app")))?.kind == .conflict)
        #expect(run.drive(.navigation(.press(Target(id: 1), mode: .short)))?.kind == .notFound)
    }

    @Test func `a reset clears the route and refuses the open question`() {
        var (run, app) = Run.active()
        run.set(route: [["locationName": "Home"]])
        _ = run.ask(Self.zoo, on: app)
        run.drive(.reset)
        #expect(run.route == [] && run.navigation["asked"] == nil && run.answered?["resultCode"] == "REJECTED")
    }
}

extension Run {
    /// The navigation part of the state tree.
    var navigation: JSONValue {
        let tree = Aspect.wholeTree(of: state).first { $0.path.keys == ["navigation"] }
        guard case .add(let value)? = tree?.operation else { return [:] }
        return (try? JSONValue(parsing: value.bytes)) ?? [:]
    }

    var route: JSONValue? { navigation["wayPoints"] }

    @discardableResult
    mutating func set(route: JSONValue) -> DriveFailure? { drive(.navigation(.set(wayPoints: route))) }
}
