import JSON
import SDLConnection
public import SDLRPC
import SDLSupport

/// The values that the app wants to set in one module, and the handlers that wait for the result.
@MainActor
final class DesiredModuleState {
    /// The values that are sent after the request in flight is answered; nil if the app has set no further values.
    var values: JSONValue?
    var handlers: [SDLModuleDataHandler] = []
    var isInFlight = false
}

// Methods that set and use modules.
extension SDLRemoteControlManager {
    /// Sets values of a module. Properties that are nil do not change. The handler receives the values that the head
    /// unit has set, or an error.
    ///
    /// All calls until the next `await` result in one request with the newest value of each property. Values that are
    /// set during a request are sent after its answer. The library sends no request if the module is already allocated
    /// to the app and has these values. The head unit may ask the driver whether the app may use the module. The
    /// handler is then called after the driver's decision.
    public func set(
        _ data: SDLModuleData, completionHandler handler: @escaping SDLModuleDataHandler = { _, _ in }
    ) {
        guard lifecycle.isReady else {
            return lifecycle.endings.later { handler(nil, SDLManagerError.notReady) }
        }
        let name = ModuleName(data)
        let state = desired[name] ?? DesiredModuleState()
        state.values = ModuleValues.merged(state.values, with: JSONValue(of: data))
        state.handlers.append(handler)
        desired[name] = state
        queue.mark(self)
    }

    /// Asks the head unit whether the app may use the modules `ids` of type `type`. The head unit may ask the driver.
    /// The elements of `allowed` are in the order of `ids`.
    public func getConsent(
        forModules ids: [String], ofType type: SDLModuleType,
        completionHandler handler: @escaping @MainActor (_ allowed: [Bool]?, _ error: (any Error)?) -> Void
    ) {
        lifecycle.ask(SDLGetInteriorVehicleDataConsent(moduleType: type, moduleIds: ids)) { response, error in
            handler(error == nil ? response?.allowed : nil, error)
        }
    }

    /// Presses a button of the climate control or the radio, as if the driver pressed the button.
    public func press(
        _ button: SDLButtonName, ofModule type: SDLModuleType, id: String? = nil, mode: SDLButtonPressMode = .short,
        completionHandler handler: @escaping @MainActor (_ error: (any Error)?) -> Void = { _ in }
    ) {
        let request = SDLButtonPress(moduleType: type, moduleId: id, buttonName: button, buttonPressMode: mode)
        lifecycle.ask(request) { _, error in handler(error) }
    }

    /// Releases a module, so that other apps can use the module.
    public func release(
        _ type: SDLModuleType, id: String? = nil,
        completionHandler handler: @escaping @MainActor (_ error: (any Error)?) -> Void = { _ in }
    ) {
        lifecycle.ask(SDLReleaseInteriorVehicleDataModule(moduleType: type, moduleId: id)) { _, error in handler(error)
        }
    }

    func sendDesiredStates() {
        for (name, state) in desired where !state.isInFlight {
            guard let values = state.values, let data = ModuleValues.data(values) else { continue }
            let handlers = state.handlers.takeAll()
            if let whole = whole(of: name, with: values) {
                desired[name] = nil
                lifecycle.endings.later { for handler in handlers { handler(whole, nil) } }
                continue
            }
            state.values = nil
            state.isInFlight = true
            lifecycle.ask(SDLSetInteriorVehicleData(moduleData: data)) { [weak self] response, error in
                self?.answered(name, state)
                for handler in handlers { handler(error == nil ? response?.moduleData : nil, error) }
            }
        }
    }

    /// Returns the data of a module if the module is allocated to the app and already has `values`; otherwise nil.
    private func whole(of name: ModuleName, with values: JSONValue) -> SDLModuleData? {
        // A request to store or restore a seat position is always sent.
        guard values["seatControlData"]?["memory"] == nil, isAllocated(name.type, id: name.id),
            let data = data(ofModule: name.type, id: name.id)
        else { return nil }
        var wanted = values
        wanted["moduleId"] = .string(data.moduleId ?? "")
        let current = JSONValue(of: data)
        return ModuleValues.merged(current, with: wanted) == current ? data : nil
    }

    private func answered(_ name: ModuleName, _ state: DesiredModuleState) {
        state.isInFlight = false
        guard desired[name] === state else { return }
        if state.values == nil { desired[name] = nil } else { queue.mark(self) }
    }

    /// Ends all waiting calls of `set` with an error. Called when the connection is lost.
    func cancelDesiredStates() {
        let handlers = desired.values.flatMap { $0.handlers.takeAll() }
        desired = [:]
        lifecycle.endings.deliver { for handler in handlers { handler(nil, SDLManagerError.notReady) } }
    }
}
