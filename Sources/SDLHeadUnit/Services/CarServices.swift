import JSON
import SDLRPC
import SDLSupport

// The car's own services, and what becomes of them when the car becomes another.
extension HeadUnitState {
    /// The car offers what its profile says; a presenting web HMI has services of its own.
    var ownCarServices: [AppService] {
        guard presenter == .page else { return [] }
        return profile.carServices.map { service in
            var service = service
            if service.type == AppServiceKind.navigation { service.data = navigationData(service.id) }
            return service
        }
    }

    /// Those of a new car; nobody is there yet who could be told.
    mutating func beginServices() {
        for var service in ownCarServices {
            service.isActive = true
            services.all[service.id] = service
        }
    }

    /// Offers what the car has now, and no longer what it had.
    mutating func changeServices(_ turn: inout Turn) {
        let wanted = ownCarServices
        for service in services.all.values where service.app == nil && !wanted.contains(where: { $0.id == service.id })
        {
            // What a presenting web HMI offers is its own.
            if service.isOfPresenter, presenter == .hmi { continue }
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

    /// The car goes somewhere else, and its service says so.
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

    /// As after start, for the next test. What apps offer is still there.
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
    /// What the receiver of its position says of the time; empty where it says nothing.
    fileprivate var time: SDLDateTime {
        func part(_ name: String) -> Int? { self["gps"]?[name]?.int }
        return SDLDateTime(
            second: part("utcSeconds"), minute: part("utcMinutes"), hour: part("utcHours"), day: part("utcDay"),
            month: part("utcMonth"), year: part("utcYear"))
    }
}
