import JSON
import SDLRPC
import SDLSupport

// The car's own services, and their update when the car changes.
extension AppServices {
    /// Returns the car's services in the profile. If a web HMI is the presenter, returns no services, because a web HMI
    /// has its own services.
    private static func ofCar(_ car: HeadUnitState) -> [AppService] {
        guard car.presenter.policy.hasProfileCar else { return [] }
        return car.profile.carServices.map { service in
            var service = service
            if service.type == AppServiceKind.navigation { service.data = navigationData(service.id, car) }
            return service
        }
    }

    /// Creates the list of services with the car's own services. No app is registered yet, so no app is notified.
    init(of car: HeadUnitState) {
        for var service in Self.ofCar(car) {
            service.isActive = true
            all[service.id] = service
        }
    }

    /// Updates the car's services after a change of profile or presenter.
    mutating func adapt(_ turn: inout Turn) {
        let wanted = Self.ofCar(turn.car)
        for service in all.values where service.app == nil && !wanted.contains(where: { $0.id == service.id }) {
            // A presenting web HMI manages its own services.
            if service.isOfPresenter, turn.policy.answersForCar { continue }
            unpublish(service.id, &turn)
        }
        for service in wanted { offer(service, &turn) }
        guard turn.profile.services == nil else { return }
        for service in all.values { unpublish(service.id, &turn) }
        for app in turn.car.apps.values {
            for type in subscribed(app.key) { subscribe(to: type, false, of: app.key, &turn) }
        }
    }

    private mutating func offer(_ service: AppService, _ turn: inout Turn) {
        guard let before = all[service.id] else {
            all[service.id] = service
            notifyServices([(service.id, .published)], &turn)
            if active(service.type) == nil { activate(service: service.id, &turn) }
            return
        }
        if before.manifest != service.manifest {
            all[service.id]?.manifest = service.manifest
            notifyServices([(service.id, .manifestUpdate)], &turn)
        }
        setOwnData(service.data, of: service.id, &turn)
    }

    mutating func setOwnData(_ data: SDLAppServiceData?, of id: String, _ turn: inout Turn) {
        guard let before = all[id], before.data != data else { return }
        all[id]?.data = data
        turn.touch(.service(id))
        sendData(of: id, &turn)
    }

    /// Updates the navigation service after a change of the route.
    mutating func updateNavigationService(_ turn: inout Turn) {
        guard let service = ofCar(AppServiceKind.navigation) else { return }
        setOwnData(Self.navigationData(service.id, turn.car), of: service.id, &turn)
    }

    private static func navigationData(_ id: String, _ car: HeadUnitState) -> SDLAppServiceData {
        SDLAppServiceData(
            serviceType: AppServiceKind.navigation, serviceID: id,
            navigationServiceData: SDLNavigationServiceData(
                timeStamp: car.vehicle.time, destination: car.navigation.route.last))
    }

    /// Restores the initial state of the car's services. Services of apps remain.
    mutating func reset(_ turn: inout Turn) {
        for question in questions.values {
            questions.drop(question, &turn)
            turn.refuse(question.caller, .rejected)
        }
        setDefaults([:], &turn)
        for service in Self.ofCar(turn.car) {
            offer(service, &turn)
            activate(service: service.id, &turn)
        }
    }

    mutating func restore(defaults: OrderedMap<String, String>) { self.defaults = defaults }

    mutating func setDefaults(_ defaults: OrderedMap<String, String>, _ turn: inout Turn) {
        self.defaults = defaults
        turn.touch(.serviceDefaults)
        turn.keep()
    }
}

extension Vehicle {
    /// The time that the position receiver reports; without members if the receiver reports no time.
    fileprivate var time: SDLDateTime {
        func part(_ name: String) -> Int? { self["gps"]?[name]?.int }
        return SDLDateTime(
            second: part("utcSeconds"), minute: part("utcMinutes"), hour: part("utcHours"), day: part("utcDay"),
            month: part("utcMonth"), year: part("utcYear"))
    }
}
