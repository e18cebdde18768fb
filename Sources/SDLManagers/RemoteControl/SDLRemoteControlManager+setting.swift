import JSON
import SDLConnection
public import SDLRPC
import SDLSupport

/// What is to be set of one module: what waits, and who waits for it.
@MainActor
final class ModuleWish {
    /// What is to be sent once the one before it has been answered.
    var values: JSONValue?
    var handlers: [SDLModuleDataHandler] = []
    var isOnTheWay = false
}

// What apps do with modules.
extension SDLRemoteControlManager {
    /// Sets values of a module; what is nil stays as it is. The handler is told what the head unit has set, or why it has not.
    ///
    /// All that is set in one turn is one request, the newest value of each winning; what is set while a request is on its way
    /// waits for its answer. Nothing is sent where the app has the module and it stands so already. The driver may be asked
    /// whether the app may have the module, and the answer waits for that.
    public func set(
        _ data: SDLModuleData, completionHandler handler: @escaping SDLModuleDataHandler = { _, _ in }
    ) {
        guard lifecycle.isReady else {
            return lifecycle.endings.later { handler(nil, SDLManagerError.notReady) }
        }
        let name = ModuleName(data)
        let wish = wishes[name] ?? ModuleWish()
        wish.values = ModuleValues.merged(wish.values, with: ModuleValues.values(of: data))
        wish.handlers.append(handler)
        wishes[name] = wish
        queue.mark(self)
    }

    /// Asks the head unit, and it the driver where need be, whether the app may have modules of one type. `allowed` is in the
    /// order of `ids`.
    public func getConsent(
        forModules ids: [String], ofType type: SDLModuleType,
        completionHandler handler: @escaping @MainActor (_ allowed: [Bool]?, _ error: (any Error)?) -> Void
    ) {
        lifecycle.ask(SDLGetInteriorVehicleDataConsent(moduleType: type, moduleIds: ids)) { response, error in
            handler(error == nil ? response?.allowed : nil, error)
        }
    }

    /// Presses a button of the climate or the radio for the driver.
    public func press(
        _ button: SDLButtonName, ofModule type: SDLModuleType, id: String? = nil, mode: SDLButtonPressMode = .short,
        completionHandler handler: @escaping @MainActor (_ error: (any Error)?) -> Void = { _ in }
    ) {
        let request = SDLButtonPress(moduleType: type, moduleId: id, buttonName: button, buttonPressMode: mode)
        lifecycle.ask(request) { _, error in handler(error) }
    }

    /// Leaves a module to others.
    public func release(
        _ type: SDLModuleType, id: String? = nil,
        completionHandler handler: @escaping @MainActor (_ error: (any Error)?) -> Void = { _ in }
    ) {
        lifecycle.ask(SDLReleaseInteriorVehicleDataModule(moduleType: type, moduleId: id)) { _, error in handler(error)
        }
    }

    func sendWishes() {
        for (name, wish) in wishes where !wish.isOnTheWay {
            guard let values = wish.values, let data = ModuleValues.data(values) else { continue }
            let handlers = wish.handlers.takeAll()
            if let whole = whole(of: name, with: values) {
                wishes[name] = nil
                lifecycle.endings.later { for handler in handlers { handler(whole, nil) } }
                continue
            }
            wish.values = nil
            wish.isOnTheWay = true
            lifecycle.ask(SDLSetInteriorVehicleData(moduleData: data)) { [weak self] response, error in
                self?.answered(name, wish)
                for handler in handlers { handler(error == nil ? response?.moduleData : nil, error) }
            }
        }
    }

    /// How the module stands, where it is the app's and stands so already.
    private func whole(of name: ModuleName, with values: JSONValue) -> SDLModuleData? {
        // What a seat is to remember, or to bring back, is done each time.
        guard values["seatControlData"]?["memory"] == nil, isAllocated(name.type, id: name.id),
            let data = data(ofModule: name.type, id: name.id)
        else { return nil }
        var wanted = values
        wanted["moduleId"] = .string(data.moduleId ?? "")
        let stands = ModuleValues.values(of: data)
        return ModuleValues.merged(stands, with: wanted) == stands ? data : nil
    }

    private func answered(_ name: ModuleName, _ wish: ModuleWish) {
        wish.isOnTheWay = false
        guard wishes[name] === wish else { return }
        if wish.values == nil { wishes[name] = nil } else { queue.mark(self) }
    }

    /// What waits goes with the connection.
    func endWishes() {
        let handlers = wishes.values.flatMap { $0.handlers.takeAll() }
        wishes = [:]
        lifecycle.endings.deliver { for handler in handlers { handler(nil, SDLManagerError.notReady) } }
    }
}
