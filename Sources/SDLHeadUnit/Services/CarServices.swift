import JSON
import SDLRPC
import SDLSupport

// The car's own services, and their update when the car changes.
extension HeadUnitState {
    /// The car's services in the profile; none if a web HMI is the presenter, because a web HMI has its own services.
    var ownCarServices: [AppService] {
        guard presenter.policy.hasProfileCar else { return [] }
        return profile.carServices.map { service in
            var service = service
            if service.type == AppServiceKind.navigation { service.data = navigationData(service.id) }
            return service
        }
    }

    /// Adds the car's services at the start of the head unit, when no apps are registered that must be notified.
    mutating func beginServices() {
        for var service in ownCarServices {
            service.isActive = true
            services.all[service.id] = service
        }
    }

    /// Updates the car's services after a change of profile or presenter.
    mutating func changeServices(_ turn: inout Turn) {
        let wanted = ownCarServices
        for service in services.all.values where service.app == nil && !wanted.contains(where: { $0.id == service.id })
        {
            // A presenting web HMI manages its own services.
            if service.isOfPresenter, presenter.policy.answersForCar { continue }
            unpublish(service.id, &turn)
        }
        for service in wanted { offer(service, &turn) }
        guard profile.services == nil else { return }
        for service in services.all.values { unpublish(service.id, &turn) }
        for app in apps.values {
            for type in app.services { setService(type, false, of: app.key, &turn) }
        }
    }

    private mutating func offer(_ service: AppService, _ turn: inout Turn) {
        guard let before = services.all[service.id] else {
            services.all[service.id] = service
            notifyServices([(service.id, .published)], &turn)
            if services.active(service.type) == nil { activate(service: service.id, &turn) }
            return
        }
        if before.manifest != service.manifest {
            services.all[service.id]?.manifest = service.manifest
            notifyServices([(service.id, .manifestUpdate)], &turn)
        }
        setOwnData(service.data, of: service.id, &turn)
    }

    mutating func setOwnData(_ data: SDLAppServiceData?, of id: String, _ turn: inout Turn) {
        guard let before = services.all[id], before.data != data else { return }
        services.all[id]?.data = data
        turn.touch(.service(id))
        sendData(of: id, &turn)
    }

    /// Updates the navigation service after a change of the route.
    mutating func updateNavigationService(_ turn: inout Turn) {
        guard let service = services.ofCar(AppServiceKind.navigation) else { return }
        setOwnData(navigationData(service.id), of: service.id, &turn)
    }

    private func navigationData(_ id: String) -> SDLAppServiceData {
        SDLAppServiceData(
            serviceType: AppServiceKind.navigation, serviceID: id,
            navigationServiceData: SDLNavigationServiceData(
                timeStamp: vehicle.time, destination: navigation.route.last))
    }

    /// Restores the initial state of the car's services. Services of apps remain.
    mutating func resetServices(_ turn: inout Turn) {
        for question in services.questions.values {
            drop(question, &turn)
            turn.refuse(question.caller, .rejected)
        }
        setDefaults([:], &turn)
        for service in ownCarServices {
            offer(service, &turn)
            activate(service: service.id, &turn)
        }
    }

    mutating func setDefaults(_ defaults: OrderedMap<String, String>, _ turn: inout Turn) {
        services.defaults = defaults
        turn.touch(.serviceDefaults)
        turn.keep()
    }
}

extension Vehicle {
    /// The time that the position receiver reports; empty if the receiver reports none.
    fileprivate var time: SDLDateTime {
        func part(_ name: String) -> Int? { self["gps"]?[name]?.int }
        return SDLDateTime(
            second: part("utcSeconds"), minute: part("utcMinutes"), hour: part("utcHours"), day: part("utcDay"),
            month: part("utcMonth"), year: part("utcYear"))
    }
}
