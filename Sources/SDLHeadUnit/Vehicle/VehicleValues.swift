import JSON
import SDLRPC
import SDLSupport

// The values of vehicle data, and the notifications to apps about these values.
extension CarData {
    mutating func setVehicle(_ patch: JSONValue, _ turn: inout Turn) throws(DriveFailure) {
        try refuseBesidePage(turn.policy)
        guard let changes = patch.object else {
            throw DriveFailure(.invalid, "The merge patch is not a JSON object.")
        }
        var next = vehicle
        for (name, change) in changes { _ = next.set(name, try merged(change, into: name, turn.profile)) }
        let paths = changes.flatMap { $1.leaves(below: JSONPath(keys: [$0])) }
        let before = vehicle
        replace(with: next, changed: paths.filter { next[$0] != before[$0] }, fixed: paths, &turn)
        let model = VehicleModel(initial: turn.profile.vehicleData)
        let known = model.contradictions(in: before)
        for contradiction in model.contradictions(in: vehicle) where !known.contains(contradiction) {
            turn.write(Finding(contradiction, in: vehicle), cause: turn.causes.first)
        }
    }

    /// Replaces values of vehicle data, changes the values that depend on the replaced values, and publishes all
    /// changed items.
    /// - Parameter fixed: the members that the model does not change.
    mutating func replace(with next: Vehicle, changed paths: [JSONPath], fixed: [JSONPath], _ turn: inout Turn) {
        let followed = VehicleModel(initial: turn.profile.vehicleData).consistent(next, changed: paths, fixed: fixed)
        var car = next
        for (name, value) in followed.values where value != next[name] {
            // The model does not set a value that the mobile API does not permit, such as a GPS speed above the limit.
            if (try? turn.profile.vehicleItems.checked(value, as: name)) != nil { _ = car.set(name, value) }
        }
        for name in car.values.keys where !turn.profile.vehicle(has: name) && vehicle[name] == nil {
            _ = car.set(name, nil)
        }
        let gone = vehicle.values.keys.filter { car[$0] == nil }
        let changed = gone + car.values.keys.filter { car[$0] != vehicle[$0] }
        vehicle = car
        touch(vehicle: changed, &turn)
        notifyVehicleData(changed, &turn)
        if changed.contains("speed") { followSpeed(&turn) }
        notifyCar(of: changed, &turn)
    }

    /// Switches driver distraction on or off when the speed passes the limit in the profile.
    private mutating func followSpeed(_ turn: inout Turn) {
        guard let limit = turn.profile.driving.distractionFromKmh, let speed = vehicle["speed"]?.double else { return }
        var wanted = HeadUnitSettings()
        wanted.distraction = (speed >= limit ? SDLDriverDistractionState.ddOn : .ddOff).rawValue
        guard wanted.distraction != turn.car.settings.distraction.rawValue else { return }
        turn.raise(.set(wanted))
    }

    private func merged(_ change: JSONValue, into name: String, _ profile: Profile) throws(DriveFailure) -> JSONValue? {
        guard let item = profile.vehicleItems[name] else {
            let known = profile.vehicleItems.all.map(\.name)
            throw DriveFailure(.invalid, "\"\(name)\" is not an item of vehicle data.", candidates: known)
        }
        guard profile.vehicle(has: name) else {
            throw DriveFailure(
                .unsupported, "The car \"\(profile.id)\" does not provide \"\(name)\".",
                hint: "Add the item with an initial value to vehicleData in the profile.",
                candidates: profile.vehicleData.values.keys)
        }
        guard !change.isNull else { return nil }
        do throws(Vehicle.Refusal) {
            return try profile.vehicleItems.checked((vehicle[name] ?? .null).merged(with: change), as: name)
        } catch {
            let unit = item.unit.map { " It is in \($0)." } ?? ""
            let known = if case .word(let words) = item.kind { words } else { error.candidates }
            throw DriveFailure(.invalid, "\(error.path): \(error.problem).\(unit)", candidates: known)
        }
    }

    /// Applies vehicle data from a web HMI. As in SDL Core, incomplete belt and device data is sent to apps unchanged,
    /// and empty items are omitted.
    mutating func take(_ values: JSONValue, isNews: Bool, _ turn: inout Turn) {
        var changed: [String] = []
        var reported = Vehicle()
        for (name, value) in turn.profile.vehicleItems.named(values).object ?? [:] where !value.saysNothing {
            let items = turn.profile.vehicleItems
            let merged = (vehicle[name] ?? .null).merged(with: value)
            let whole = (try? items.checked(value, as: name)) ?? (try? items.checked(merged, as: name))
            guard let whole = whole ?? items.incomplete(merged, as: name) else { continue }
            _ = reported.set(name, value)
            if vehicle.set(name, whole) { changed.append(name) }
        }
        touch(vehicle: changed, &turn)
        if isNews { notifyVehicleData(Array(reported.values.keys), of: reported, &turn) }
    }

    /// Notifies each app of the new values of the items that the app subscribes to. Apps with the same items get the
    /// same bytes.
    /// - Parameter reported: the values to send; nil sends the current values.
    mutating func notifyVehicleData(_ names: [String], of reported: Vehicle? = nil, _ turn: inout Turn) {
        let values = reported ?? vehicle
        let news = Set(names.filter { values[$0] != nil })
        guard !news.isEmpty else { return }
        // Items of the profile may differ between versions, and older versions need the data of all tires.
        let cut = turn.profile.vehicleItems.added.filter { $0.schema?.hasVersions == true && news.contains($0.name) }
        let hasForms = !cut.isEmpty || news.contains(JSONValue.tires)
        var encoded: [VehicleNews: [UInt8]] = [:]
        for app in turn.car.apps.values where !subscribed(app.key).isEmpty {
            guard app.policy.verdict(on: .onVehicleData, at: app.status.hmiLevel) == .allowed else { continue }
            let parameters = app.policy.parameters(of: .onVehicleData)
            let own = subscribed(app.key).filter { name in
                news.contains(name) && parameters?.allows(name) != false
            }
            guard !own.isEmpty else { continue }
            let items = VehicleNews(names: own, version: hasForms ? app.rpcVersion : nil)
            let json = encoded[items] ?? values.part(own).cut(cut, for: app.rpcVersion).json()
            encoded[items] = json
            // Skip the app if its version of the mobile API has none of the changed items.
            guard json != Array("{}".utf8) else { continue }
            turn.add(
                .sendRaw(
                    app.session, .notification, functionID: .onVehicleData, json: json, causes: turn.causes))
        }
    }

    /// Adapts the values to a new profile: removes missing items, and sets the initial values of new or changed items.
    mutating func adapt(since before: Profile, _ turn: inout Turn) {
        let (items, known) = (turn.profile.vehicleItems, before.vehicleItems)
        var changed: [String] = []
        for item in items.all + known.added.filter({ items[$0.name] == nil }) {
            let (new, old) = (turn.profile.vehicleData[item.name], before.vehicleData[item.name])
            // If the definition of the item has changed, the current value may be invalid.
            let isAnother = items[item.name]?.schema != known[item.name]?.schema
            if new != old || isAnother, vehicle.set(item.name, new) { changed.append(item.name) }
        }
        touch(vehicle: changed, &turn)
        // Apps keep their subscriptions to items that this car lacks, because another profile may have them again.
        for app in turn.car.apps.values {
            subscribe(subscribed(app.key).filter { items[$0] != nil }, of: app.key, &turn)
        }
        notifyVehicleData(changed, &turn)
    }

    /// Restores the values of the profile, for the next test.
    mutating func resetValues(_ turn: inout Turn) {
        var changed: [String] = []
        for item in turn.profile.vehicleItems.all where vehicle.set(item.name, turn.profile.vehicleData[item.name]) {
            changed.append(item.name)
        }
        touch(vehicle: changed, &turn)
        notifyVehicleData(changed, &turn)
    }

    /// Removes the items that only a web HMI provided, after the HMI has disconnected.
    mutating func keepOwn(_ turn: inout Turn) {
        var gone: [String] = []
        for name in vehicle.values.keys where !turn.profile.vehicle(has: name) && vehicle.set(name, nil) {
            gone.append(name)
        }
        touch(vehicle: gone, &turn)
    }

    private func touch(vehicle names: [String], _ turn: inout Turn) {
        for name in names { turn.touch(.vehicle(name)) }
    }
}

/// Identifies notifications whose bytes are the same.
private struct VehicleNews: Hashable {
    let names: [String]
    let version: SDLVersion?
}

extension JSONValue {
    /// Returns the values with `items` converted to the form of the mobile API in the version `version`.
    func cut(_ items: some Sequence<VehicleItem>, for version: SDLVersion) -> JSONValue {
        var whole = self
        for item in items {
            guard let value = whole[item.name], let schema = item.schema else { continue }
            whole[item.name] = schema.value(value, at: version)
        }
        return whole.withAllTires(for: version)
    }
}

extension Profile {
    /// Returns whether this car provides an item, even if the item has no value now.
    func vehicle(has name: String) -> Bool { vehicleData[name] != nil }
}

extension SDLParameterPermissions {
    func allows(_ name: String) -> Bool { allowed.contains(name) && !userDisallowed.contains(name) }
}
