import SDLRPC
import SDLSupport

// Publication of services, and the choice of the active service of each type.
extension AppServices {
    mutating func publish(_ request: SDLPublishAppService, _ caller: Caller, _ turn: inout Turn) {
        guard let settings = ownServices(caller, &turn) else { return }
        let manifest = request.appServiceManifest
        if let types = settings.types, !types.contains(manifest.serviceType) {
            return turn.refuse(caller, .disallowed, "Apps may not offer services of type \(manifest.serviceType)")
        }
        turn.raise(.publish(manifest, caller))
    }

    /// Publishes a service of an app. Before this call, the app was subscribed to service updates.
    mutating func publish(_ manifest: SDLAppServiceManifest, _ caller: Caller, _ turn: inout Turn) {
        do throws(ServiceRefusal) {
            let id = try publish(manifest, of: caller.app, &turn)
            respond(with: id, caller, &turn)
        } catch {
            turn.refuse(caller, error.result, error.info)
        }
    }

    /// Publishes a service and returns the service's id. `provider` is the app that publishes the service; nil for the
    /// presenting web HMI.
    mutating func publish(
        _ manifest: SDLAppServiceManifest, of provider: AppKey?, _ turn: inout Turn
    ) throws(ServiceRefusal) -> String {
        let own = own(manifest.serviceType, of: provider)
        if let name = manifest.serviceName,
            all.values.contains(where: { $0.manifest.serviceName == name && $0.id != own?.id })
        {
            throw ServiceRefusal(result: .rejected, info: "Another service already has the name \(name)")
        }
        if let own {
            all[own.id]?.manifest = manifest
            notifyServices([(own.id, .manifestUpdate)], &turn)
            return own.id
        }
        // A service type is any text. Without a limit, an app could publish any number of services.
        guard hasRoom(besides: all.count, turn.car) else {
            throw ServiceRefusal(
                result: .outOfMemory,
                info: "\(turn.profile.limits.services) services are already published, which is the limit")
        }
        var service = AppService(id: "service-\(turn.counter.next())", app: provider, manifest: manifest)
        service.isOfPresenter = provider == nil
        all[service.id] = service
        notifyServices([(service.id, .published)], &turn)
        let isFirst = active(service.type) == nil
        let isInFront = provider.flatMap { turn.car.apps[$0]?.status.hmiLevel } == .full
        if isFirst || defaults[service.type] == service.provider || isInFront {
            activate(service: service.id, &turn)
        }
        return service.id
    }

    func hasRoom(besides count: Int, _ car: HeadUnitState) -> Bool {
        car.profile.limits.services == 0 || count < car.profile.limits.services
    }

    private func respond(with id: String, _ caller: Caller, _ turn: inout Turn) {
        turn.respond(
            caller,
            SDLPublishAppServiceResponse(
                success: true, resultCode: .success, appServiceRecord: all[id]?.record()))
    }

    mutating func unpublish(_ request: SDLUnpublishAppService, _ caller: Caller, _ turn: inout Turn) {
        guard ownServices(caller, &turn) != nil else { return }
        guard let service = all[request.serviceID], service.app == caller.app else {
            return turn.refuse(caller, .invalidId, "This app has not published a service \(request.serviceID)")
        }
        unpublish(service.id, &turn)
        turn.respond(caller, SDLUnpublishAppServiceResponse(success: true, resultCode: .success))
    }

    /// Removes a service. If the service was active, the car's own service of the type becomes active, as in SDL Core.
    mutating func unpublish(_ id: String, _ turn: inout Turn) {
        guard var service = all[id] else { return }
        all[id] = nil
        turn.timers.cancel(.serviceDataDue(id))
        turn.touch(.service(id))
        var updates: [ServiceUpdate] = []
        if service.isActive {
            service.isActive = false
            updates += takeOver(service.type)
        }
        notifyServices(updates: updates + [ServiceUpdate(.removed, service.record(isPublished: false))], &turn)
        for question in questions.values where question.service == id {
            questions.drop(question, &turn)
            turn.refuse(question.caller, .invalidId, "The service \(id) is gone")
        }
    }

    /// Activates the car's own service of a type, if the car has such a service.
    private mutating func takeOver(_ type: String) -> [ServiceUpdate] {
        guard let own = ofCar(type) else { return [] }
        all[own.id]?.isActive = true
        return all[own.id].map { [ServiceUpdate(.activated, $0.record())] } ?? []
    }

    // MARK: The active service

    mutating func activate(service id: String, _ turn: inout Turn) {
        guard let service = all[id], !service.isActive else { return }
        var changes: [(String, SDLServiceUpdateReason)] = []
        if let before = active(service.type) {
            all[before.id]?.isActive = false
            changes.append((before.id, .deactivated))
        }
        all[id]?.isActive = true
        notifyServices(changes + [(id, .activated)], &turn)
    }

    mutating func deactivate(service id: String, _ turn: inout Turn) {
        guard var service = all[id], service.isActive else { return }
        service.isActive = false
        all[id] = service
        turn.touch(.service(id))
        // If the car's own service is deactivated, no other service becomes active.
        let others = service.app == nil ? [] : takeOver(service.type)
        notifyServices(updates: [ServiceUpdate(.deactivated, service.record())] + others, &turn)
    }

    /// Activates the services of an app that the driver opens.
    mutating func activateAll(of key: AppKey, _ turn: inout Turn) {
        for service in of(key) { activate(service: service.id, &turn) }
    }

    /// Removes the services and questions of an app that has unregistered.
    mutating func forget(_ app: RegisteredApp, _ turn: inout Turn) {
        subscriptions[app.key] = nil
        dropAsked(of: app, &turn)
        for question in questions.values where question.caller.app == app.key {
            questions.drop(question, &turn)
        }
        for service in of(app.key) { unpublish(service.id, &turn) }
    }

    // MARK: Notifications

    func notifyServices(_ changes: [(id: String, reason: SDLServiceUpdateReason)], _ turn: inout Turn) {
        let updates = changes.compactMap { change in
            all[change.id].map { ServiceUpdate(change.reason, $0.record()) }
        }
        notifyServices(updates: updates, &turn)
    }

    /// Sends the changed service records to the apps that subscribe to the capability APP_SERVICES.
    private func notifyServices(updates: [ServiceUpdate], _ turn: inout Turn) {
        guard !updates.isEmpty else { return }
        for update in updates { turn.touch(.service(update.updatedAppServiceRecord.serviceID)) }
        let capability = SDLSystemCapability(
            systemCapabilityType: .appServices,
            appServicesCapabilities: SDLAppServicesCapabilities(appServices: updates))
        for app in turn.car.apps.values where app.capabilities.subscribed.contains(.appServices) {
            turn.notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability))
        }
        notifyPresenter(ofServices: updates, &turn)
    }

    /// Sends all service records to the presenting web HMI; the records that have changed are last.
    private func notifyPresenter(ofServices updates: [ServiceUpdate], _ turn: inout Turn) {
        guard turn.policy.isNotified else { return }
        let changed = Set(updates.map(\.updatedAppServiceRecord.serviceID))
        let others = all.values.filter { !changed.contains($0.id) }
            .map { ServiceUpdate(updatedAppServiceRecord: $0.record()) }
        let capability = SDLSystemCapability(
            systemCapabilityType: .appServices,
            appServicesCapabilities: SDLAppServicesCapabilities(appServices: others + updates))
        turn.add(.notifyPresenter(.capability(capability)))
    }

    /// Returns the car's service settings. If the profile has no such settings, refuses the request and returns nil.
    func ownServices(_ caller: Caller, _ turn: inout Turn) -> ServiceSettings? {
        guard let settings = turn.profile.services else {
            let type = SDLRPCRegistry.message(caller.function, .response) as? any SDLRPCResponse.Type
            turn.refuse(caller, type?.unsupported ?? .rejected, "This car has no app services")
            return nil
        }
        return settings
    }
}

typealias ServiceUpdate = SDLAppServiceCapability

extension ServiceUpdate {
    fileprivate init(_ reason: SDLServiceUpdateReason, _ record: SDLAppServiceRecord) {
        self.init(updateReason: reason, updatedAppServiceRecord: record)
    }
}
