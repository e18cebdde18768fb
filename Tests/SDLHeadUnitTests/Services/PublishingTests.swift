import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of apps that publish and remove services. One service of each type is active.
@Suite struct PublishingTests {
    @Test func `The first service of a type becomes active, and its app is notified before the answer`() throws {
        var run = Run()
        let sky = run.register("sky")
        run.background("sky")
        let record = try run.publish(Run.manifest(name: "Sky"), on: sky)
        let id = record["serviceID"]?.string ?? ""
        #expect(run.answered?["resultCode"] == "SUCCESS")
        #expect(record["serviceActive"] == true && record["servicePublished"] == true)
        #expect(run.updates == [["PUBLISHED \(id)"], ["ACTIVATED \(id)"]])
        guard case .respond? = run.effects.last(where: { if case .change = $0 { false } else { true } }) else {
            return #expect(Bool(false), "the answer comes last: \(run.effects)")
        }
        #expect(run.services()[id]?["app"] == "sky" && run.services()[id]?["active"] == true)
        #expect(run.state.brokenInvariants.isEmpty)
    }

    @Test func `A second service of a type becomes active when the driver opens its app or chooses it`() throws {
        var (run, _, _, first) = try Run.weather()
        let other = run.register("other", session: 3)
        run.background("other")
        let answer = run.ask(Run.manifest(name: "Other"), on: other)
        let second = try #require(answer?["appServiceRecord"]?["serviceID"]?.string)
        #expect(answer?["appServiceRecord"]?["serviceActive"] == false)
        #expect(run.active == ["car-navigation", first])
        run.drive(.app(key: "other", .activate))
        #expect(run.active == ["car-navigation", second])
        #expect(run.updates.first == ["DEACTIVATED \(first)", "ACTIVATED \(second)"])
        #expect(run.drive(.service(.choose(service: first, active: true, isDefault: nil))) == nil)
        #expect(run.active == ["car-navigation", first])
        #expect(run.drive(.service(.choose(service: first, active: false, isDefault: nil))) == nil)
        #expect(run.active == ["car-navigation"], "no other service becomes active")
        #expect(run.updates.first == ["DEACTIVATED \(first)"])
    }

    @Test func `The default service becomes active when it is published, also after a reconnect`() throws {
        var (run, sky, _, first) = try Run.weather()
        #expect(run.drive(.service(.choose(service: first, active: nil, isDefault: true))) == nil)
        #expect(run.services()[first]?["default"] == true)
        run.take(.sessionEnded(sky))
        let other = run.register("other", session: 3)
        run.drive(.app(key: "other", .activate))
        run.ask(Run.manifest(name: "Other"), on: other)
        let again = run.register("sky", session: 4)
        run.background("sky")
        let answer = run.ask(Run.manifest(name: "Sky"), on: again)
        #expect(answer?["appServiceRecord"]?["serviceActive"] == true)
        #expect(answer?["appServiceRecord"]?["serviceID"]?.string != first, "ids are not reused")
        let id = try #require(answer?["appServiceRecord"]?["serviceID"]?.string)
        run.drive(.service(.choose(service: id, active: nil, isDefault: false)))
        #expect(run.services()[id]?["default"] == false)
    }

    @Test func `A second manifest of the same type replaces the first`() throws {
        var (run, sky, _, service) = try Run.weather()
        let answer = run.ask(Run.manifest(name: "Sky 2", forApps: false), on: sky)
        #expect(answer?["appServiceRecord"]?["serviceID"] == .string(service))
        #expect(answer?["appServiceRecord"]?["serviceManifest"]?["serviceName"] == "Sky 2")
        #expect(run.updates == [["MANIFEST_UPDATE \(service)"]])
        #expect(run.services()[service]?["forApps"] == false)
    }

    @Test func `When a service is removed, the car's own becomes active again`() throws {
        var run = Run()
        let app = run.register("nav", types: [.navigation])
        run.drive(.app(key: "nav", .activate))
        let answer = run.ask(Run.manifest("NAVIGATION", name: "Nav"), on: app)
        let id = try #require(answer?["appServiceRecord"]?["serviceID"]?.string)
        #expect(run.active == [id])
        let gone = run.ask(SDLUnpublishAppService(serviceID: id), on: app)
        #expect(gone?["resultCode"] == "SUCCESS")
        #expect(run.updates == [["ACTIVATED car-navigation", "REMOVED \(id)"]])
        #expect(run.active == ["car-navigation"] && run.services()[id] == nil)
    }

    @Test(arguments: [true, false]) func `The services of an app that is gone are removed`(_ isLost: Bool) throws {
        var (run, sky, app, service) = try Run.weather()
        run.ask(SDLGetSystemCapability(systemCapabilityType: .appServices, subscribe: true), on: app)
        if isLost {
            run.clear()
            run.take(.sessionEnded(sky))
        } else {
            run.ask(SDLUnregisterAppInterface(), on: sky)
        }
        #expect(run.updates == [["REMOVED \(service)"]])
        #expect(run.services()[service] == nil && run.state.brokenInvariants.isEmpty)
    }

    @Test func `The capability lists all services without an update reason`() throws {
        var (run, _, app, service) = try Run.weather()
        let answer = run.ask(SDLGetSystemCapability(systemCapabilityType: .appServices), on: app)
        let all = answer?["systemCapability"]?["appServicesCapabilities"]?["appServices"]?.array ?? []
        #expect(all.map { $0["updatedAppServiceRecord"]?["serviceID"]?.string } == ["car-navigation", service])
        #expect(all.allSatisfy { $0["updateReason"] == nil })
    }

    @Test func `A profile change replaces the car's services and notifies apps`() throws {
        var (run, _, app, service) = try Run.weather()
        run.ask(SDLGetSystemCapability(systemCapabilityType: .appServices, subscribe: true), on: app)
        run.ask(SDLGetAppServiceData(serviceType: "NAVIGATION", subscribe: true), on: app)
        #expect(run.state.services.subscribed(AppKey(rawValue: "app")) == ["NAVIGATION"])
        let patch: JSONValue = ["appServices": ["media": ["mediaTitle": "Song"]]]
        #expect(run.drive(.profile(.edit(mergePatch: patch))) == nil)
        #expect(
            run.updates == [
                ["PUBLISHED car-media"], ["PUBLISHED car-media"], ["ACTIVATED car-media"], ["ACTIVATED car-media"],
            ])
        #expect(
            run.drive(.profile(.edit(mergePatch: ["hmiCapabilities": ["appServices": false]])))
                == nil)
        #expect(run.services() == [:] && run.state.services.subscribed(AppKey(rawValue: "app")) == [])
        #expect(
            run.ask(SDLGetAppServiceData(serviceType: "WEATHER"), on: app)?["info"] == "This car has no app services")
        let capability = run.ask(SDLGetSystemCapability(systemCapabilityType: .appServices), on: app)
        #expect(capability?["resultCode"] == "UNSUPPORTED_RESOURCE" && service.hasPrefix("service-"))
    }

    @Test func `The car's services are removed while a web HMI presents, and return afterwards`() throws {
        var (run, _, _, service) = try Run.weather()
        run.take(.presenter(.takesOver, cause: nil))
        #expect(run.active == [service])
        run.take(.presenter(.leaves, cause: nil))
        #expect(run.active == [service, "car-navigation"])
    }

    @Test func `A reset makes the car's services active and removes the default`() throws {
        var run = Run()
        let app = run.register("nav", types: [.navigation])
        run.drive(.app(key: "nav", .activate))
        let id = try run.publish(Run.manifest("NAVIGATION", name: "Nav"), on: app)["serviceID"]?.string ?? ""
        run.drive(.service(.choose(service: id, active: nil, isDefault: true)))
        run.drive(.reset)
        #expect(run.active == ["car-navigation"] && run.services()[id]?["default"] == false)
    }

    @Test func `Invalid publish and unpublish requests are refused with a reason`() throws {
        var (run, sky, app, service) = try Run.weather()
        run.drive(.app(key: "sky", .close))
        #expect(run.ask(Run.manifest("MEDIA"), on: sky)?["resultCode"] == "DISALLOWED", "the app is in NONE")
        let named = run.ask(Run.manifest(name: "Sky"), on: app)
        #expect(named?["resultCode"] == "REJECTED" && named?["info"] == "Another service already has the name Sky")
        #expect(
            run.ask(SDLUnpublishAppService(serviceID: service), on: app)?["resultCode"] == "INVALID_ID",
            "the service belongs to another app")
        #expect(run.ask(SDLUnpublishAppService(serviceID: "x"), on: app)?["resultCode"] == "INVALID_ID")
        let patch: JSONValue = ["appServices": ["types": ["MEDIA"]]]
        run.drive(.profile(.edit(mergePatch: patch)))
        #expect(run.ask(Run.manifest(), on: app)?["resultCode"] == "DISALLOWED", "the profile does not list the type")
        #expect(run.ask(Run.manifest("MEDIA"), on: app)?["resultCode"] == "SUCCESS")
    }

    @Test func `Invalid service commands fail`() throws {
        var (run, _, _, service) = try Run.weather()
        let unknown = run.drive(.service(.choose(service: "x", active: true, isDefault: nil)))
        #expect(unknown?.kind == .notFound && unknown?.candidates == ["car-navigation", service])
        #expect(run.drive(.service(.choose(service: service, active: nil, isDefault: nil)))?.kind == .invalid)
        #expect(run.drive(.service(.answer(question: nil, allowed: true)))?.kind == .notFound)
        #expect(run.drive(.service(.read(service: "car-navigation")))?.kind == .conflict)
        #expect(run.drive(.service(.set(service: service, mergePatch: [:])))?.kind == .conflict)
        #expect(run.drive(.service(.set(service: "car-navigation", mergePatch: [:])))?.kind == .conflict)
    }
}
