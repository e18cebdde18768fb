import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLSupport
import TestJournal
import Testing

/// Tests with an app that publishes a weather service and an app that uses the service. Both apps use one head unit.
@MainActor
@Suite struct AppServiceTests {
    /// Records the calls of handlers as lines, one line for each call.
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

    @MainActor private struct AppPair {
        let harness: Harness
        let other: SDLApplication
        var provider: SDLAppServiceManager { harness.app.appServiceManager }
        var consumer: SDLAppServiceManager { other.appServiceManager }
        let received = EventRecorder()

        func settle() async { await harness.inFlight.settled() }
    }

    private static let noActiveService =
        "The head unit answered DATA_NOT_AVAILABLE: There is no active service of type WEATHER for apps"

    /// Starts and activates both apps. The app that uses the service is active at the end.
    private func pair() async throws -> AppPair {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let other = await harness.startOtherApp("other") { SDLViewController() }
        try await harness.drive(.app(key: "other", .activate))
        return AppPair(harness: harness, other: other)
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

    /// Returns the number of notifications `name` that the head unit has sent or received.
    private func count(_ name: String, in harness: Harness) -> Int {
        harness.carJournal.rows.filter { $0.kind == .rpc }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
            .filter { $0["name"]?.string == name && $0["rpcType"]?.string == "notification" }.count
    }

    @Test func `The weather of one app is delivered to another when it is published and on each change`()
        async throws
    {
        let pair = try await pair()
        _ = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        #expect(pair.received.lines == [])
        await pair.settle()
        #expect(pair.received.takeAll() == [Self.noActiveService])
        let sky = service("Sky", "Rain")
        pair.provider.publish(sky)
        #expect(sky.record == nil)
        await pair.settle()
        #expect(sky.isActive && pair.received.takeAll() == ["Rain"])
        for summary in ["Hail", "Fog", "Snow"] { sky.weatherServiceData = weather(summary) }
        await pair.settle()
        #expect(
            pair.received.takeAll() == ["Snow"]
                && pair.consumer.data(ofType: "WEATHER")?.serviceID == sky.record?.serviceID)
        sky.weatherServiceData = weather("Snow")
        await pair.settle()
        #expect(pair.received.lines == [])
        #expect(pair.harness.sent("PublishAppService").count == 1)
        #expect(
            pair.harness.appTree("services", "published", sky.record?.serviceID ?? "") == [
                "type": "WEATHER", "active": true,
            ])
    }

    @Test func `A later subscriber gets the known data, and removing the last one ends the subscription`()
        async throws
    {
        let pair = try await pair()
        pair.provider.publish(service("Sky", "Rain"))
        let first = pair.consumer.subscribe(toServiceType: "WEATHER") { _, _ in }
        await pair.settle()
        let asked = pair.harness.sent("GetAppServiceData").count
        let second = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        #expect(pair.received.lines == [])
        await pair.settle()
        #expect(pair.received.takeAll() == ["Rain"] && pair.harness.sent("GetAppServiceData").count == asked)
        let services = pair.consumer.subscribeToServices { pair.received.note($0, $1) }
        #expect(pair.received.lines == [])
        await pair.settle()
        #expect(pair.received.takeAll() == ["Car navigation! Sky!"])
        pair.consumer.unsubscribe(services)
        pair.consumer.unsubscribe(first)
        await pair.settle()
        #expect(pair.harness.tree("apps", "other", "subscribedServices") == ["WEATHER"])
        pair.consumer.unsubscribe(second)
        await pair.settle()
        #expect(pair.harness.tree("apps", "other", "subscribedServices") ?? [] == [])
        #expect(pair.consumer.data(ofType: "WEATHER") == nil && pair.consumer.services == [])
    }

    @Test func `After a disconnect the service is published again, and subscribers get its data again`() async throws {
        let pair = try await pair()
        let sky = service("Sky", "Rain")
        let records = EventRecorder()
        sky.recordHandler = { records.note($0, $1) }
        pair.provider.publish(sky)
        await pair.settle()
        _ = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        await pair.settle()
        #expect(pair.received.takeAll() == ["Rain"])
        #expect(records.takeAll() == ["active"])
        try await pair.harness.loseConnection()
        #expect(sky.record == nil && records.takeAll() == ["gone"])
        #expect(pair.received.takeAll() == [Self.noActiveService])
        sky.weatherServiceData = weather("Sun")
        await pair.harness.pass(.seconds(1))
        try await pair.harness.activate()
        #expect(sky.isActive && records.takeAll() == ["active"] && pair.received.takeAll() == ["Sun"])
        try await pair.harness.drive(.app(key: "other", .disconnect(reason: "TRANSPORT_LOST")))
        await pair.harness.pass(.seconds(1))
        try await pair.harness.drive(.app(key: "other", .activate))
        #expect(pair.received.takeAll() == ["Sun"])
    }

    @Test func `An unpublished service is removed for all apps, and can be published again`() async throws {
        let pair = try await pair()
        let (sky, records) = (service("Sky", "Rain"), EventRecorder())
        sky.recordHandler = { records.note($0, $1) }
        pair.provider.publish(sky)
        await pair.settle()
        _ = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        await pair.settle()
        let id = try #require(sky.record?.serviceID)
        pair.provider.unpublish(sky)
        #expect(sky.record == nil && records.takeAll() == ["active"])
        sky.weatherServiceData = weather("Hidden")
        await pair.settle()
        #expect(records.takeAll() == ["gone"] && pair.received.takeAll() == ["Rain", Self.noActiveService])
        #expect(pair.harness.tree("services", id) == nil)
        pair.provider.publish(sky)
        pair.provider.unpublish(sky)
        pair.provider.publish(sky)
        await pair.settle()
        #expect(pair.received.takeAll() == ["Hidden"])
        #expect(pair.harness.sent("PublishAppService").count == 2)
    }

    @Test func `A service published again during its unpublication is published once that is done`() async throws {
        let pair = try await pair()
        let sky = service("Sky", "Rain")
        pair.provider.publish(sky)
        await pair.settle()
        try await pair.harness.force("UnpublishAppService", "SUCCESS", delayMs: 500)
        pair.provider.unpublish(sky)
        await pair.settle()
        #expect(pair.harness.sent("UnpublishAppService").count == 1)
        pair.provider.publish(sky)
        await pair.settle()
        #expect(pair.harness.sent("PublishAppService").count == 1)
        await pair.harness.pass(.milliseconds(500))
        #expect(pair.harness.sent("PublishAppService").count == 2 && sky.isActive)
    }

    @Test func `All subscribers of a type are notified, and each type's subscription ends with its last subscriber`()
        async throws
    {
        let pair = try await pair()
        let types = ["WEATHER", "MEDIA"]
        for type in types {
            let manifest = SDLAppServiceManifest(serviceName: type, serviceType: type, allowAppConsumers: true)
            pair.provider.publish(SDLAppService(manifest: manifest))
        }
        await pair.settle()
        let tokens = ["WEATHER", "MEDIA", "WEATHER"].enumerated().map { number, type in
            pair.consumer.subscribe(toServiceType: type) { _, error in
                pair.received.lines.append("\(number) \(error == nil)")
            }
        }
        await pair.settle()
        #expect(pair.received.takeAll().sorted() == ["0 true", "1 true", "2 true"])
        #expect(pair.harness.tree("apps", "other", "subscribedServices") == ["WEATHER", "MEDIA"])
        for token in tokens { pair.consumer.unsubscribe(token) }
        await pair.settle()
        #expect(pair.harness.tree("apps", "other", "subscribedServices") ?? [] == [])
    }

    @Test func `Invalid service data is not sent, and one diagnostic lists all its errors`()
        async throws
    {
        let pair = try await pair()
        let sky = service("Sky", "Rain")
        pair.provider.publish(sky)
        _ = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        await pair.settle()
        let received = count("OnAppServiceData", in: pair.harness)
        let long = String(repeating: "x", count: 501)
        sky.weatherServiceData = SDLWeatherServiceData(
            location: SDLLocationDetails(locationName: long, locationDescription: long))
        await pair.settle()
        func diagnosed() -> [String] {
            pair.harness.appJournal.rows.filter { $0.kind == "diagnostic" }
                .map { String(decoding: $0.payload.bytes, as: UTF8.self) }.filter { $0.contains("OnAppServiceData") }
        }
        #expect(diagnosed().count == 1 && diagnosed()[0].contains("locationName"))
        #expect(diagnosed()[0].contains("locationDescription"))
        #expect(count("OnAppServiceData", in: pair.harness) == received)
        // The diagnostic is not repeated when another service is published.
        pair.provider.publish(
            SDLAppService(manifest: SDLAppServiceManifest(serviceName: "M", serviceType: "MEDIA")))
        await pair.settle()
        #expect(diagnosed().count == 1)
        sky.weatherServiceData = weather("Fog")
        await pair.settle()
        #expect(pair.received.lines.last == "Fog" && diagnosed().count == 1)
    }

    @Test func `One app publishes services of several types`() async throws {
        let pair = try await pair()
        let types = ["WEATHER", "MEDIA", "VOICE_ASSISTANT"]
        let services = types.map {
            SDLAppService(
                manifest: SDLAppServiceManifest(serviceName: $0, serviceType: $0, allowAppConsumers: true))
        }
        for service in services { pair.provider.publish(service) }
        await pair.settle()
        #expect(services.map(\.isActive) == [true, true, true])
        #expect(pair.provider.published.map(\.serviceManifest.serviceType) == types)
    }

    @Test func `A second service of the same type replaces the first, under its id`() async throws {
        let pair = try await pair()
        let (sky, cloud, records) = (service("Sky", "Rain"), service("Cloud", "Fog"), EventRecorder())
        sky.recordHandler = { records.note($0, $1) }
        _ = pair.consumer.subscribeToServices { pair.received.note($0, $1) }
        pair.provider.publish(sky)
        await pair.settle()
        let id = sky.record?.serviceID
        pair.provider.publish(cloud)
        await pair.settle()
        #expect(records.takeAll() == ["active", "\(SDLManagerError.superseded)"])
        #expect(cloud.record?.serviceID == id && sky.record == nil && id != nil)
        cloud.manifest.serviceName = "Cloud 9"
        cloud.manifest.serviceType = "MEDIA"
        await pair.settle()
        #expect(
            pair.received.lines == [
                "Car navigation!", "Car navigation! Sky", "Car navigation! Sky!", "Car navigation! Cloud!",
                "Car navigation! Cloud 9!",
            ])
        #expect(cloud.manifest.serviceType == "WEATHER" && pair.harness.sent("UnpublishAppService") == [])
    }

    @Test func `Only the active one of two providers sends data, and the newly active one is asked for its data`()
        async throws
    {
        let pair = try await pair()
        let (sky, cloud) = (service("Sky", "Rain"), service("Cloud", "Fog"))
        pair.provider.publish(sky)
        let third = await pair.harness.startOtherApp("third") { SDLViewController() }
        try await pair.harness.drive(.app(key: "third", .activate))
        _ = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        await pair.settle()
        #expect(pair.received.takeAll() == ["Rain"])
        third.appServiceManager.publish(cloud)
        await pair.settle()
        #expect(cloud.isActive && !sky.isActive && pair.received.lines.last == "Fog")
        _ = pair.received.takeAll()
        let notifications = count("OnAppServiceData", in: pair.harness)
        sky.weatherServiceData = weather("Storm")
        await pair.settle()
        #expect(pair.received.lines == [] && count("OnAppServiceData", in: pair.harness) == notifications)
        let id = try #require(sky.record?.serviceID)
        try await pair.harness.drive(.service(.choose(service: id, active: true, isDefault: nil)))
        #expect(pair.received.lines.last == "Storm" && sky.isActive && !cloud.isActive)
    }

    @Test func `A service performs an interaction for another app, or answers that it supports none`() async throws {
        let pair = try await pair()
        let sky = service("Sky", nil)
        pair.provider.publish(sky)
        await pair.settle()
        let id = try #require(sky.record?.serviceID)
        func perform(_ id: String) async -> [String] {
            pair.consumer.performInteraction("sky:storm", withService: id) { result, error in
                pair.received.lines.append(result ?? error.map { "\($0)" } ?? "done")
            }
            #expect(pair.received.lines == [])
            await pair.settle()
            return pair.received.takeAll()
        }
        #expect(
            await perform(id) == ["The head unit answered UNSUPPORTED_REQUEST: The service supports no interactions"])
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
        #expect(await perform("unknown") == ["The head unit answered INVALID_ID: There is no service unknown"])
    }

    @Test func `A service's data can be requested once, and its files arrive in pieces`() async throws {
        let pair = try await pair()
        let sky = service("Sky", "Rain")
        pair.provider.publish(sky)
        let picture = (0..<600_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        pair.harness.upload(SDLFile(data: picture, name: "map.bin"))
        await pair.settle()
        pair.consumer.getData(ofType: "WEATHER") { pair.received.note($0, $1) }
        await pair.settle()
        #expect(pair.received.takeAll() == ["Rain"])
        let id = try #require(sky.record?.serviceID)
        var files: [[UInt8]?] = []
        for name in ["map.bin", "none.bin"] {
            pair.consumer.getFile(named: name, ofService: id) { data, error in
                files.append(data)
                if let error { pair.received.lines.append("\(error)") }
            }
            #expect(files.count == (name == "map.bin" ? 0 : 1))
            await pair.settle()
        }
        #expect(files == [picture, nil])
        #expect(pair.received.lines == ["The head unit answered FILE_NOT_FOUND: There is no file none.bin"])
        #expect(pair.harness.sent("GetFile").count == 4)
    }

    @Test func `A car without app services sends one error to the provider and one to each subscriber`() async throws {
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
        // Publishing again sends a new request.
        harness.app.appServiceManager.publish(sky)
        await harness.inFlight.settled()
        #expect(records.lines.count == 2 && harness.sent("PublishAppService").count == 2)
    }

    @Test func `A service without data can be subscribed to`() async throws {
        let pair = try await pair()
        let sky = service("Sky", nil)
        pair.provider.publish(sky)
        await pair.settle()
        _ = pair.consumer.subscribe(toServiceType: "WEATHER") { pair.received.note($0, $1) }
        await pair.settle()
        #expect(pair.received.takeAll() == ["nothing"])
        sky.weatherServiceData = weather("Rain")
        await pair.settle()
        #expect(pair.received.takeAll() == ["Rain"])
    }

    @Test func `A request of the head unit calls the latest handler, and is refused without one`()
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
