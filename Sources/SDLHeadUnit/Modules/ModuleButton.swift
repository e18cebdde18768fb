import JSON
import SDLRPC
import SDLSupport

/// The effect of a car button on a module.
enum ModuleButton {
    /// Toggles the Boolean value with this name.
    case flips(String)
    case steps(String, by: Int)
    /// Changes the desired temperature by this many degrees.
    case warms(Double)
    /// Sets the member with the first name to the second value, or to NONE if the member already has this value.
    case picks(String, String)

    static let climate: OrderedMap<SDLButtonName, ModuleButton> = [
        .acMax: .flips("acMaxEnable"), .ac: .flips("acEnable"), .recirculate: .flips("circulateAirEnable"),
        .fanUp: .steps("fanSpeed", by: 10), .fanDown: .steps("fanSpeed", by: -10), .tempUp: .warms(0.5),
        .tempDown: .warms(-0.5), .defrostMax: .picks("defrostZone", "ALL"), .defrost: .picks("defrostZone", "FRONT"),
        .defrostRear: .picks("defrostZone", "REAR"), .upperVent: .picks("ventilationMode", "UPPER"),
        .lowerVent: .picks("ventilationMode", "LOWER"),
    ]

    /// The volume buttons and their effects on the audio module.
    static let radio: OrderedMap<SDLButtonName, ModuleButton> = [
        .volumeUp: .steps("volume", by: 5), .volumeDown: .steps("volume", by: -5),
    ]

    /// Returns whether SDL Core assigns the button to a module type other than `type`.
    static func belongs(_ button: SDLButtonName, elsewhereThan type: SDLModuleType) -> Bool {
        let isRadio = [.volumeUp, .volumeDown, .eject, .source, .shuffle, .repeat].contains(button)
        return climate[button] != nil && type != .climate || isRadio && type != .radio
    }

    /// Returns the values that a press of the button sets; nil if the module does not have these values.
    func requestedChange(for module: CarModule) -> JSONValue? {
        switch self {
        case .flips(let name): module.values[name]?.bool.map { [name: .bool(!$0)] }
        case .steps(let name, let step):
            module.values[name]?.int.map { [name: .int(min(max($0 + step, 0), 100))] }
        case .warms(let degrees):
            module.values["desiredTemperature"].flatMap { now in
                guard let value = now["value"]?.double else { return nil }
                let bounds = now["unit"] == "FAHRENHEIT" ? 60.0...85 : 16.0...30
                let next = min(max(value + degrees, bounds.lowerBound), bounds.upperBound)
                return ["desiredTemperature": ["unit": now["unit"] ?? "CELSIUS", "value": .double(next)]]
            }
        case .picks(let name, let choice):
            module.values[name].map { [name: $0 == .string(choice) ? "NONE" : .string(choice)] }
        }
    }
}

extension ControlState {
    mutating func press(_ request: SDLButtonPress, _ caller: Caller, _ turn: inout Turn) {
        guard let app = controller(of: request.moduleType, caller, &turn) else { return }
        let ref = module(request.moduleType, request.moduleId)?.ref
        take(ref ?? ModuleRef(request.moduleType, request.moduleId ?? ""), for: request, app, caller, &turn)
    }

    mutating func carryOut(press request: SDLButtonPress, _ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn) {
        if ModuleButton.belongs(request.buttonName, elsewhereThan: ref.type) {
            return turn.refuse(caller, .invalidData, "Request module type and button name mismatch!")
        }
        let isThere = modules[ref] != nil && turn.profile.remoteControl?.buttons.contains(request.buttonName) == true
        if turn.policy.answersForCar, isThere { return pass(press: request, ref, caller, &turn) }
        let button = ModuleButton.climate[request.buttonName] ?? ModuleButton.radio[request.buttonName]
        let target = ref.type == .radio ? module(.audio, nil) : modules[ref]
        guard isThere, let target, let requested = button?.requestedChange(for: target) else {
            return turn.refuse(
                caller, .unsupportedResource, "Requested button or module does not exist in capabilities!")
        }
        do throws(ModuleRefusal) {
            try target.askCar(for: requested)
        } catch {
            return turn.refuse(caller, error.result, error.info)
        }
        modules[target.ref]?.values = target.merged(with: requested)
        turn.respond(caller, SDLButtonPressResponse(resultCode: .success, success: true))
        changed(target.ref, since: target, &turn)
        give(ref, to: caller.app, &turn)
    }
}
