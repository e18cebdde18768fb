import SDLConnection
package import SDLRPC
import SDLSupport

// Methods that publish the app's own services.
extension SDLAppServiceManager {
    /// Publishes a service as soon as the app may publish services, and again after each reconnection, until
    /// `unpublish(_:)` is called.
    ///
    /// An app can offer one service of each type. A second service of the same type replaces the first service. The
    /// `recordHandler` of the first service then receives `SDLManagerError.superseded`.
    public func publish(_ service: SDLAppService) {
        var slot = slots[service.type] ?? ServiceSlot()
        if let old = slot.service, old !== service {
            leave(old, SDLManagerError.superseded)
            lifecycle.endings.later { if let record = service.record { service.recordHandler?(record, nil) } }
        }
        slot.service = service
        slot.isRefused = false
        // The new service takes over the record of the previous service, including the service id.
        service.record = slot.record
        service.changed = { [weak self] in self?.mark() }
        slots[service.type] = slot
        mark()
    }

    /// Removes a service from the head unit.
    public func unpublish(_ service: SDLAppService) {
        guard slots[service.type]?.service === service else { return }
        slots[service.type]?.service = nil
        leave(service, nil)
        mark()
    }

    /// The head unit's records of the services that this app has published, for the inspector.
    package var published: [SDLAppServiceRecord] { slots.values.compactMap(\.record) }

    private func leave(_ service: SDLAppService, _ error: (any Error)?) {
        service.changed = {}
        service.record = nil
        lifecycle.endings.later { service.recordHandler?(nil, error) }
    }

    /// Clears the records of all services. Called when the connection is lost.
    func resetSlots() {
        _ = connections.next()
        for (type, slot) in slots {
            slots[type] = slot.service.map { ServiceSlot(service: $0) }
            guard let service = slot.service, service.record != nil else { continue }
            service.record = nil
            lifecycle.endings.deliver { service.recordHandler?(nil, nil) }
        }
    }

    // MARK: Sending changes

    func flushSlots() {
        guard permissions.isRPCNameAllowed(SDLPublishAppService.name) else { return }
        for (type, slot) in slots where !slot.isAwaitingAnswer {
            guard let service = slot.service else {
                unpublish(type, slot)
                continue
            }
            if slot.record == nil || slot.manifest != service.manifest {
                if slot.manifest != service.manifest || !slot.isRefused { publish(service, type) }
            } else if let update = slot.update {
                slots[type]?.reported = update
                lifecycle.notify(SDLOnAppServiceData(serviceData: update))
            }
        }
    }

    private func publish(_ service: SDLAppService, _ type: String) {
        let (manifest, connection) = (service.manifest, connections.last)
        slots[type]?.isAwaitingAnswer = true
        slots[type]?.isRefused = false
        slots[type]?.manifest = manifest
        lifecycle.ask(SDLPublishAppService(appServiceManifest: manifest)) { [weak self] response, error in
            guard let self, connection == connections.last else { return }
            slots[type]?.isAwaitingAnswer = false
            if let record = response?.appServiceRecord, error == nil {
                take(record, type)
            } else {
                slots[type]?.isRefused = true
                let error = error ?? SDLManagerError.noAnswer("the answer contains no record")
                if let service = slots[type]?.service { service.recordHandler?(service.record, error) }
            }
            mark()
        }
    }

    private func unpublish(_ type: String, _ slot: ServiceSlot) {
        guard let record = slot.record else {
            slots[type] = nil
            return
        }
        let connection = connections.last
        slots[type]?.isAwaitingAnswer = true
        slots[type]?.record = nil
        lifecycle.ask(SDLUnpublishAppService(serviceID: record.serviceID)) { [weak self] _, _ in
            guard let self, connection == connections.last else { return }
            slots[type]?.isAwaitingAnswer = false
            if slots[type]?.isEmpty == true { slots[type] = nil }
            // The app may have published the service again since this request was sent.
            mark()
        }
    }

    // MARK: Notifications from the head unit

    func takeOwn(_ updates: [SDLAppServiceCapability]) {
        for update in updates {
            let record = update.updatedAppServiceRecord
            let type = record.serviceManifest.serviceType
            guard let own = slots[type]?.record, own.serviceID == record.serviceID else { continue }
            take(update.updateReason == .removed ? nil : record, type)
        }
    }

    private func take(_ record: SDLAppServiceRecord?, _ type: String) {
        guard let old = slots[type], old.record != record else { return }
        slots[type]?.record = record
        if record?.serviceActive != true { slots[type]?.reported = nil }
        changed()
        guard let service = old.service else { return }
        service.record = record
        mark()
        service.recordHandler?(record, nil)
    }

    // MARK: Requests from the head unit

    func answerRequests() {
        lifecycle.requests.answer(SDLGetAppServiceData.self, owner: self) { [weak self] request, answer in
            guard let self, let slot = slots[request.serviceType], let service = slot.service,
                let record = slot.record
            else {
                return answer(SDLGetAppServiceDataResponse(success: false, resultCode: .dataNotAvailable))
            }
            // The answer is a success even without data, because a refusal would cancel the requester's subscription.
            answer(
                SDLGetAppServiceDataResponse(
                    success: true, resultCode: .success, serviceData: service.data(record.serviceID)))
        }
        lifecycle.requests.answer(SDLPerformAppServiceInteraction.self, owner: self) { [weak self] request, answer in
            let slot = self?.slots.values.first { $0.record?.serviceID == request.serviceID }
            guard let service = slot?.service else {
                return answer(
                    SDLPerformAppServiceInteractionResponse(
                        success: false, resultCode: .invalidId, info: "There is no service \(request.serviceID)"))
            }
            guard let handler = service.interactionHandler else {
                return answer(
                    SDLPerformAppServiceInteractionResponse(
                        success: false, resultCode: .unsupportedRequest, info: "The service supports no interactions"))
            }
            handler(request) { answer($0) }
        }
    }
}
