import SDLConnection
package import SDLRPC
import SDLSupport

// What the app offers.
extension SDLAppServiceManager {
    /// Offers a service, from as soon as the app may until it is unpublished, and again after each break.
    ///
    /// An app offers one service of each type: another one takes its place, and the one before is told that it was superseded.
    public func publish(_ service: SDLAppService) {
        var place = places[service.type] ?? ServicePlace()
        if let old = place.service, old !== service {
            leave(old, SDLManagerError.superseded)
            lifecycle.endings.later { if let record = service.record { service.recordHandler?(record, nil) } }
        }
        place.service = service
        place.isRefused = false
        // It goes by the id that the head unit knows.
        service.record = place.record
        service.changed = { [weak self] in self?.mark() }
        places[service.type] = place
        mark()
    }

    /// Offers a service no more.
    public func unpublish(_ service: SDLAppService) {
        guard places[service.type]?.service === service else { return }
        places[service.type]?.service = nil
        leave(service, nil)
        mark()
    }

    /// For the inspector: what the head unit has of the app.
    package var published: [SDLAppServiceRecord] { places.values.compactMap(\.record) }

    private func leave(_ service: SDLAppService, _ error: (any Error)?) {
        service.changed = {}
        service.record = nil
        lifecycle.endings.later { service.recordHandler?(nil, error) }
    }

    /// The head unit has nothing any more.
    func resetPlaces() {
        _ = connections.next()
        for (type, place) in places {
            places[type] = place.service.map { ServicePlace(service: $0) }
            guard let service = place.service, service.record != nil else { continue }
            service.record = nil
            lifecycle.endings.deliver { service.recordHandler?(nil, nil) }
        }
    }

    // MARK: The difference

    func flushPlaces() {
        guard permissions.isRPCNameAllowed(SDLPublishAppService.name) else { return }
        for (type, place) in places where !place.isOnTheWay {
            guard let service = place.service else {
                unpublish(type, place)
                continue
            }
            if place.record == nil || place.manifest != service.manifest {
                if place.manifest != service.manifest || !place.isRefused { publish(service, type) }
            } else if let news = place.news {
                places[type]?.told = news
                lifecycle.notify(SDLOnAppServiceData(serviceData: news))
            }
        }
    }

    private func publish(_ service: SDLAppService, _ type: String) {
        let (manifest, connection) = (service.manifest, connections.last)
        places[type]?.isOnTheWay = true
        places[type]?.isRefused = false
        places[type]?.manifest = manifest
        lifecycle.ask(SDLPublishAppService(appServiceManifest: manifest)) { [weak self] response, error in
            guard let self, connection == connections.last else { return }
            places[type]?.isOnTheWay = false
            if let record = response?.appServiceRecord, error == nil {
                take(record, type)
            } else {
                places[type]?.isRefused = true
                let error = error ?? SDLManagerError.noAnswer("it brought no record")
                if let service = places[type]?.service { service.recordHandler?(service.record, error) }
            }
            mark()
        }
    }

    private func unpublish(_ type: String, _ place: ServicePlace) {
        guard let record = place.record else {
            places[type] = nil
            return
        }
        let connection = connections.last
        places[type]?.isOnTheWay = true
        places[type]?.record = nil
        lifecycle.ask(SDLUnpublishAppService(serviceID: record.serviceID)) { [weak self] _, _ in
            guard let self, connection == connections.last else { return }
            places[type]?.isOnTheWay = false
            if places[type]?.isEmpty == true { places[type] = nil }
            // It may be wanted again meanwhile.
            mark()
        }
    }

    // MARK: Told by the head unit

    /// Which of the app's own services are active, and which are gone.
    func takeOwn(_ updates: [SDLAppServiceCapability]) {
        for update in updates {
            let record = update.updatedAppServiceRecord
            let type = record.serviceManifest.serviceType
            guard let own = places[type]?.record, own.serviceID == record.serviceID else { continue }
            take(update.updateReason == .removed ? nil : record, type)
        }
    }

    private func take(_ record: SDLAppServiceRecord?, _ type: String) {
        guard let old = places[type], old.record != record else { return }
        places[type]?.record = record
        if record?.serviceActive != true { places[type]?.told = nil }
        changed()
        guard let service = old.service else { return }
        service.record = record
        mark()
        service.recordHandler?(record, nil)
    }

    // MARK: Asked by the head unit

    func answerRequests() {
        lifecycle.requests.answer(SDLGetAppServiceData.self, owner: self) { [weak self] request, answer in
            guard let self, let place = places[request.serviceType], let service = place.service,
                let record = place.record
            else {
                return answer(SDLGetAppServiceDataResponse(success: false, resultCode: .dataNotAvailable))
            }
            // Also where it has nothing to tell yet: a refusal would leave who asks without what comes.
            answer(
                SDLGetAppServiceDataResponse(
                    success: true, resultCode: .success, serviceData: service.data(record.serviceID)))
        }
        lifecycle.requests.answer(SDLPerformAppServiceInteraction.self, owner: self) { [weak self] request, answer in
            let place = self?.places.values.first { $0.record?.serviceID == request.serviceID }
            guard let service = place?.service else {
                return answer(
                    SDLPerformAppServiceInteractionResponse(
                        success: false, resultCode: .invalidId, info: "There is no service \(request.serviceID)"))
            }
            guard let handler = service.interactionHandler else {
                return answer(
                    SDLPerformAppServiceInteractionResponse(
                        success: false, resultCode: .unsupportedRequest, info: "The service does nothing but tell"))
            }
            handler(request) { answer($0) }
        }
    }
}
