import JSON
import Journaling
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// An app that offers the weather and another that shows it, on the real head unit between them.
@MainActor
@Suite struct AppServiceTests {
    /// What was told, a line each.
    private final class EventRecorder {
        var lines: [String] = []

        func note(_ data: SDLAppServiceData?, _ error: (any Error)?) {
            lines.append(
                error.map { "\($0)" } ?? data?.weatherServiceData?.currentForecast?.weatherSummary ?? "nothing")
        }

        func note(_ services: [SDLAppServiceRecord]?, _ error: (any Error)?) {
            let names = (services ?? []).map {
                "\($0.serviceManifest.serviceName ?? "?")\($0.serviceActive ? "!" : "")"
            }
            lines.append(error.map { "\($0)" } ?? names.joined(separator: " "))
        }

        func note(_ record: SDLAppServiceRecord?, _ error: (any Error)?) {
            lines.append(error.map { "\($0)" } ?? record.map { $0.serviceActive ? "active" : "published" } ?? "gone")
        }

        func takeAll() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    @MainActor private struct Two {
        let harness: Harness
        let other: SDLApplication
        var provider: SDLAppServiceManager { harness.app.appServiceManager }
        var consumer: SDLAppServiceManager { other.appServiceManager }
        let received = EventRecorder()

        func settle() async { await harness.inFlight.settled() }
    }

    private static let nobody =
        "The head unit answered DATA_NOT_AVAILABLE: There is no active service of type WEATHER for apps"

    /// Both have been opened; the one that shows is in front.
    private func two() async throws -> Two {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let other = await harness.neighbour("other") { SDLViewController() }
        try await harness.drive(.app(key: "other", .activate))
        return Two(harness: harness, other: other)
    }

    private func weather(_ summary: String?) -> SDLWeatherServiceData {
        SDLWeatherServiceData(
            location: SDLLocationDetails(locationName: "Here"),
            currentForecast: SDLWeatherData(weatherSummary: summary))
    }

    private func service(_ name: String, _ summary: String?) -> SDLAppService {
        let service = SDLAppService(
            manifest: SDLAppServiceManifest(serviceName: name, serviceType: "WEATHER", allowAppConsumers: true))
        service.weatherServiceData = summary.map { weather($0) }
        return service
    }

    /// The notifications of a kind, to or from apps.
    private func count(_ name: String, in harness: Harness) -> Int {
        harness.carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["name"]?.string == name && $0["rpcType"]?.string == "notification" }.count
    }

    @Test func `The weather of one app is told to another, from when it is there, and whenever it changes`()
        async throws
    {
        let two = try await two()
        _ = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        #expect(two.received.lines == [])
        await two.settle()
        #expect(two.received.takeAll() == [Self.nobody])
        let sky = service("Sky", "Rain")
        two.provider.publish(sky)
        #expect(sky.record == nil)
        await two.settle()
        #expect(sky.isActive && two.received.takeAll() == ["Rain"])
        for summary in ["Hail", "Fog", "Snow"] { sky.weatherServiceData = weather(summary) }
        await two.settle()
        #expect(
            two.received.takeAll() == ["Snow"] && two.consumer.data(ofType: "WEATHER")?.serviceID == sky.record?.serviceID)
        sky.weatherServiceData = weather("Snow")
        await two.settle()
        #expect(two.received.lines == [])
        #expect(two.harness.sent("PublishAppService").count == 1)
        #expect(
            two.harness.insides("services", "published", sky.record?.serviceID ?? "") == [
                "type": "WEATHER", "active": true,
            ])
    }

    @Test func `Who listens later is told what is known, and the last to go takes the subscription along`()
        async throws
    {
        let two = try await two()
        two.provider.publish(service("Sky", "Rain"))
        let first = two.consumer.subscribe(toServiceType: "WEATHER") { _, _ in }
        await two.settle()
        let asked = two.harness.sent("GetAppServiceData").count
        let second = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        #expect(two.received.lines == [])
        await two.settle()
        #expect(two.received.takeAll() == ["Rain"] && two.harness.sent("GetAppServiceData").count == asked)
        let services = two.consumer.subscribeToServices { two.received.note($0, $1) }
        #expect(two.received.lines == [])
        await two.settle()
        #expect(two.received.takeAll() == ["Car navigation! Sky!"])
        two.consumer.unsubscribe(services)
        two.consumer.unsubscribe(first)
        await two.settle()
        #expect(two.harness.tree("apps", "other", "subscribedServices") == ["WEATHER"])
        two.consumer.unsubscribe(second)
        await two.settle()
        #expect(two.harness.tree("apps", "other", "subscribedServices") ?? [] == [])
        #expect(two.consumer.data(ofType: "WEATHER") == nil && two.consumer.services == [])
    }

    @Test func `After a break the service is offered again, and what is listened to is told again`() async throws {
        let two = try await two()
        let sky = service("Sky", "Rain")
        let records = EventRecorder()
        sky.recordHandler = { records.note($0, $1) }
        two.provider.publish(sky)
        await two.settle()
        _ = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        await two.settle()
        #expect(two.received.takeAll() == ["Rain"])
        #expect(records.takeAll() == ["active"])
        try await two.harness.lose()
        #expect(sky.record == nil && records.takeAll() == ["gone"])
        #expect(two.received.takeAll() == [Self.nobody])
        sky.weatherServiceData = weather("Sun")
        await two.harness.pass(.seconds(1))
        try await two.harness.activate()
        #expect(sky.isActive && records.takeAll() == ["active"] && two.received.takeAll() == ["Sun"])
        try await two.harness.drive(.app(key: "other", .disconnect(reason: "TRANSPORT_LOST")))
        await two.harness.pass(.seconds(1))
        try await two.harness.drive(.app(key: "other", .activate))
        #expect(two.received.takeAll() == ["Sun"])
    }

    @Test func `A service that is offered no more is gone for all, and can be offered anew`() async throws {
        let two = try await two()
        let (sky, records) = (service("Sky", "Rain"), EventRecorder())
        sky.recordHandler = { records.note($0, $1) }
        two.provider.publish(sky)
        await two.settle()
        _ = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        await two.settle()
        let id = try #require(sky.record?.serviceID)
        two.provider.unpublish(sky)
        #expect(sky.record == nil && records.takeAll() == ["active"])
        sky.weatherServiceData = weather("Nobody hears it")
        await two.settle()
        #expect(records.takeAll() == ["gone"] && two.received.takeAll() == ["Rain", Self.nobody])
        #expect(two.harness.tree("services", id) == nil)
        two.provider.publish(sky)
        two.provider.unpublish(sky)
        two.provider.publish(sky)
        await two.settle()
        #expect(two.received.takeAll() == ["Nobody hears it"])
        #expect(two.harness.sent("PublishAppService").count == 2)
    }

    @Test func `A service that is offered again while it is taken back is offered once that is done`() async throws {
        let two = try await two()
        let sky = service("Sky", "Rain")
        two.provider.publish(sky)
        await two.settle()
        try await two.harness.force("UnpublishAppService", "SUCCESS", delayMs: 500)
        two.provider.unpublish(sky)
        await two.settle()
        #expect(two.harness.sent("UnpublishAppService").count == 1)
        two.provider.publish(sky)
        await two.settle()
        #expect(two.harness.sent("PublishAppService").count == 1)
        await two.harness.pass(.milliseconds(500))
        #expect(two.harness.sent("PublishAppService").count == 2 && sky.isActive)
    }

    @Test func `All who listen to a type are told, and of several types each ends with its last listener`()
        async throws
    {
        let two = try await two()
        let types = ["WEATHER", "MEDIA"]
        for type in types {
            let manifest = SDLAppServiceManifest(serviceName: type, serviceType: type, allowAppConsumers: true)
            two.provider.publish(SDLAppService(manifest: manifest))
        }
        await two.settle()
        let tokens = ["WEATHER", "MEDIA", "WEATHER"].enumerated().map { number, type in
            two.consumer.subscribe(toServiceType: type) { _, error in
                two.received.lines.append("\(number) \(error == nil)")
            }
        }
        await two.settle()
        #expect(two.received.takeAll().sorted() == ["0 true", "1 true", "2 true"])
        #expect(two.harness.tree("apps", "other", "subscribedServices") == ["WEATHER", "MEDIA"])
        for token in tokens { two.consumer.unsubscribe(token) }
        await two.settle()
        #expect(two.harness.tree("apps", "other", "subscribedServices") ?? [] == [])
    }

    @Test func `What no head unit could take is not told, and said with all that is wrong until it is mended`()
        async throws
    {
        let two = try await two()
        let sky = service("Sky", "Rain")
        two.provider.publish(sky)
        _ = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        await two.settle()
        let received = count("OnAppServiceData", in: two.harness)
        let long = String(repeating: "x", count: 501)
        sky.weatherServiceData = SDLWeatherServiceData(
            location: SDLLocationDetails(locationName: long, locationDescription: long))
        await two.settle()
        func diagnosed() -> [String] {
            two.harness.appJournal.rows.filter { $0.kind == "diagnostic" }
                .map { String(decoding: $0.payload.bytes, as: UTF8.self) }.filter { $0.contains("OnAppServiceData") }
        }
        #expect(diagnosed().count == 1 && diagnosed()[0].contains("locationName"))
        #expect(diagnosed()[0].contains("locationDescription"))
        #expect(count("OnAppServiceData", in: two.harness) == received)
        // It is said once, also where other services are told of.
        two.provider.publish(
            SDLAppService(manifest: SDLAppServiceManifest(serviceName: "M", serviceType: "MEDIA")))
        await two.settle()
        #expect(diagnosed().count == 1)
        sky.weatherServiceData = weather("Fog")
        await two.settle()
        #expect(two.received.lines.last == "Fog" && diagnosed().count == 1)
    }

    @Test func `Services of several types are offered side by side`() async throws {
        let two = try await two()
        let types = ["WEATHER", "MEDIA", "VOICE_ASSISTANT"]
        let services = types.map {
            SDLAppService(
                manifest: SDLAppServiceManifest(serviceName: $0, serviceType: $0, allowAppConsumers: true))
        }
        for service in services { two.provider.publish(service) }
        await two.settle()
        #expect(services.map(\.isActive) == [true, true, true])
        #expect(two.provider.published.map(\.serviceManifest.serviceType) == types)
    }

    @Test func `Another service of the type takes the place of the one before, under its id`() async throws {
        let two = try await two()
        let (sky, cloud, records) = (service("Sky", "Rain"), service("Cloud", "Fog"), EventRecorder())
        sky.recordHandler = { records.note($0, $1) }
        _ = two.consumer.subscribeToServices { two.received.note($0, $1) }
        two.provider.publish(sky)
        await two.settle()
        let id = sky.record?.serviceID
        two.provider.publish(cloud)
        await two.settle()
        #expect(records.takeAll() == ["active", "\(SDLManagerError.superseded)"])
        #expect(cloud.record?.serviceID == id && sky.record == nil && id != nil)
        cloud.manifest.serviceName = "Cloud 9"
        cloud.manifest.serviceType = "MEDIA"
        await two.settle()
        #expect(
            two.received.lines == [
                "Car navigation!", "Car navigation! Sky", "Car navigation! Sky!", "Car navigation! Cloud!",
                "Car navigation! Cloud 9!",
            ])
        #expect(cloud.manifest.serviceType == "WEATHER" && two.harness.sent("UnpublishAppService") == [])
    }

    @Test func `Of two providers only the active one is told of, and asked for once it is another`() async throws {
        let two = try await two()
        let (sky, cloud) = (service("Sky", "Rain"), service("Cloud", "Fog"))
        two.provider.publish(sky)
        let third = await two.harness.neighbour("third") { SDLViewController() }
        try await two.harness.drive(.app(key: "third", .activate))
        _ = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        await two.settle()
        #expect(two.received.takeAll() == ["Rain"])
        third.appServiceManager.publish(cloud)
        await two.settle()
        #expect(cloud.isActive && !sky.isActive && two.received.lines.last == "Fog")
        _ = two.received.takeAll()
        let notifications = count("OnAppServiceData", in: two.harness)
        sky.weatherServiceData = weather("Storm")
        await two.settle()
        #expect(two.received.lines == [] && count("OnAppServiceData", in: two.harness) == notifications)
        let id = try #require(sky.record?.serviceID)
        try await two.harness.drive(.service(.choose(service: id, active: true, isDefault: nil)))
        #expect(two.received.lines.last == "Storm" && sky.isActive && !cloud.isActive)
    }

    @Test func `A service does what others ask of it, or says that it does nothing`() async throws {
        let two = try await two()
        let sky = service("Sky", nil)
        two.provider.publish(sky)
        await two.settle()
        let id = try #require(sky.record?.serviceID)
        func perform(_ id: String) async -> [String] {
            two.consumer.performInteraction("sky:storm", withService: id) { result, error in
                two.received.lines.append(result ?? error.map { "\($0)" } ?? "done")
            }
            #expect(two.received.lines == [])
            await two.settle()
            return two.received.takeAll()
        }
        #expect(await perform(id) == ["The head unit answered UNSUPPORTED_REQUEST: The service supports no interactions"])
        var asked: [String] = []
        sky.interactionHandler = { request, answer in
            asked.append("\(request.originApp) \(request.serviceUri)")
            let response = SDLPerformAppServiceInteractionResponse(
                success: true, resultCode: .success, serviceSpecificResult: "shown")
            answer(response)
            answer(response)
        }
        #expect(await perform(id) == ["shown"] && asked == ["other sky:storm"])
        sky.interactionHandler = { _, _ in }
        #expect(await perform(id) == ["The head unit answered GENERIC_ERROR: The app did not answer the request"])
        #expect(await perform("nobody") == ["The head unit answered INVALID_ID: There is no service nobody"])
    }

    @Test func `What a service says can be asked for once, and its files come in pieces`() async throws {
        let two = try await two()
        let sky = service("Sky", "Rain")
        two.provider.publish(sky)
        let picture = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        two.harness.upload(SDLFile(data: picture, name: "map.bin"))
        await two.settle()
        two.consumer.getData(ofType: "WEATHER") { two.received.note($0, $1) }
        await two.settle()
        #expect(two.received.takeAll() == ["Rain"])
        let id = try #require(sky.record?.serviceID)
        var files: [[UInt8]?] = []
        for name in ["map.bin", "none.bin"] {
            two.consumer.getFile(named: name, ofService: id) { data, error in
                files.append(data)
                if let error { two.received.lines.append("\(error)") }
            }
            #expect(files.count == (name == "map.bin" ? 0 : 1))
            await two.settle()
        }
        #expect(files == [picture, nil])
        #expect(two.received.lines == ["The head unit answered FILE_NOT_FOUND: There is no file none.bin"])
        #expect(two.harness.sent("GetFile").count == 4)
    }

    @Test func `A car without services says so once to who offers and to who listens`() async throws {
        let harness = try Harness(profile: "wide") { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let (received, records, sky) = (EventRecorder(), EventRecorder(), service("Sky", "Rain"))
        sky.recordHandler = { records.note($0, $1) }
        harness.app.appServiceManager.publish(sky)
        _ = harness.app.appServiceManager.subscribe(toServiceType: "WEATHER") { received.note($0, $1) }
        _ = harness.app.appServiceManager.subscribeToServices { received.note($0, $1) }
        await harness.inFlight.settled()
        sky.weatherServiceData = weather("Fog")
        await harness.inFlight.settled()
        #expect(records.lines == ["The head unit answered REJECTED: This car has no app services"])
        #expect(
            received.lines == [
                "The head unit answered UNSUPPORTED_RESOURCE: This car has no APP_SERVICES",
                "The head unit answered REJECTED: This car has no app services",
            ])
        #expect(harness.sent("PublishAppService").count == 1 && harness.sent("GetAppServiceData").count == 1)
        // Who wants it anew asks anew.
        harness.app.appServiceManager.publish(sky)
        await harness.inFlight.settled()
        #expect(records.lines.count == 2 && harness.sent("PublishAppService").count == 2)
    }

    @Test func `A service that has nothing to tell yet is listened to all the same`() async throws {
        let two = try await two()
        let sky = service("Sky", nil)
        two.provider.publish(sky)
        await two.settle()
        _ = two.consumer.subscribe(toServiceType: "WEATHER") { two.received.note($0, $1) }
        await two.settle()
        #expect(two.received.takeAll() == ["nothing"])
        sky.weatherServiceData = weather("Rain")
        await two.settle()
        #expect(two.received.takeAll() == ["Rain"])
    }

    @Test func `Requests of the head unit go to the handler that was given last, and to none before and after`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        func results() async throws -> [String] {
            let before = harness.results.count
            let params: JSONValue = ["address": ["countryName": "CH"], "longitudeDegrees": 8, "latitudeDegrees": 47]
            try await harness.drive(.send(app: "hello", name: "SendLocation", isRequest: true, params: params.json()))
            return Array(harness.results.dropFirst(before))
        }
        #expect(try await results() == ["UNSUPPORTED_REQUEST"])
        let manager = harness.app.sdlManager
        let first = manager.answer(SDLSendLocation.self) { _, answer in
            answer(SDLSendLocationResponse(success: true, resultCode: .success))
        }
        #expect(try await results() == ["SUCCESS"])
        let second = manager.answer(SDLSendLocation.self) { _, _ in }
        #expect(try await results() == ["GENERIC_ERROR"])
        manager.unsubscribe(second)
        #expect(try await results() == ["SUCCESS"])
        manager.unsubscribe(first)
        #expect(try await results() == ["UNSUPPORTED_REQUEST"])
    }
}
