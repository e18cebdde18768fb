import JSON
import SDLRPC
import SDLSupport

// What apps read from the car's control units.
extension HeadUnitState {
    mutating func read(_ request: SDLReadDID, _ caller: Caller, _ turn: inout Turn) {
        guard !asksTooOften(caller, &turn) else { return }
        if presenter == .hmi { return pass(request, nil, caller, &turn) }
        let unit = profile.controlUnits[request.ecuName]
        let results = request.didLocation.map { location in
            let text = unit?.identifiers[location]
            let code: SDLVehicleDataResultCode =
                unit == nil ? .invalidId : text == nil ? .vehicleDataNotAvailable : .success
            return SDLDIDResult(resultCode: code, didLocation: location, data: text)
        }
        turn.respond(caller, SDLReadDIDResponse(success: true, resultCode: .success, didResult: results))
    }

    mutating func troubles(_ request: SDLGetDTCs, _ caller: Caller, _ turn: inout Turn) {
        if presenter == .hmi { return pass(request, nil, caller, &turn) }
        guard let unit = profile.controlUnits[request.ecuName] else {
            return refuseUnit(request.ecuName, caller, &turn)
        }
        let mask = request.dtcMask ?? 0xFF
        // A code whose status nobody knows is always told.
        let codes = unit.troubles.filter { $0.value == 0 || $0.value & mask != 0 }.map(\.key)
        turn.respond(
            caller,
            SDLGetDTCsResponse(
                success: true, resultCode: codes.count > HeadUnitState.troublesTold ? .truncatedData : .success,
                ecuHeader: unit.header, dtc: codes.isEmpty ? nil : Array(codes.prefix(HeadUnitState.troublesTold))))
    }

    mutating func diagnose(_ request: SDLDiagnosticMessage, _ caller: Caller, _ turn: inout Turn) {
        guard let service = request.messageData.first, HeadUnitState.diagnosticModes.contains(service) else {
            return turn.refuse(caller, .rejected, "Received diagnostic mode is not supported.")
        }
        if presenter == .hmi { return pass(request, nil, caller, &turn) }
        guard let unit = profile.controlUnits[request.targetID] else {
            return refuseUnit(request.targetID, caller, &turn)
        }
        turn.respond(
            caller,
            SDLDiagnosticMessageResponse(
                success: true, resultCode: .success, messageDataResult: unit.answer(to: request.messageData)))
    }

    private func refuseUnit(_ number: Int, _ caller: Caller, _ turn: inout Turn) {
        turn.refuse(caller, .rejected, "This car has no control unit \(number)")
    }

    /// As many as the interface lets an answer carry.
    private static let troublesTold = 15
    /// Those SDL Core lets through as it is delivered.
    private static let diagnosticModes = [1, 2, 3, 5, 6, 7, 9, 10, 24, 25, 34, 62]

    /// What a presenting web HMI answers: the car is there.
    ///
    /// - Parameter request: with what the app may have of it.
    func pass(_ request: (any SDLRPCRequest)?, _ wish: VehicleWish?, _ caller: Caller, _ turn: inout Turn) {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name ?? ""
        var added: JSONValue = [:]
        if let wish, let app = apps[caller.app], caller.function != .getVehicleData {
            added = VehicleWish.members(wish.results, for: app.rpcVersion)
        }
        if let info = wish?.info { added["info"] = .string(info) }
        turn.pass(
            caller,
            SDLGenericResponse(
                success: false, resultCode: .rejected, info: "\(name) is not supported by this head unit"),
            asking: request, adding: added, items: wish?.items.filter { $0.schema != nil } ?? [])
    }
}
