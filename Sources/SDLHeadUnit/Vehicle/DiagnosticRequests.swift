import JSON
import SDLRPC
import SDLSupport

// Requests to the car's control units.
extension HeadUnitState {
    mutating func read(_ request: SDLReadDID, _ caller: Caller, _ turn: inout Turn) {
        guard !asksTooOften(caller, &turn) else { return }
        if presenter.policy.answersForCar { return pass(request, nil, caller, &turn) }
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
        if presenter.policy.answersForCar { return pass(request, nil, caller, &turn) }
        guard let unit = profile.controlUnits[request.ecuName] else {
            return refuseUnit(request.ecuName, caller, &turn)
        }
        let mask = request.dtcMask ?? 0xFF
        // A trouble code with an unknown status (0) is always included, whatever the mask is.
        let codes = unit.troubles.filter { $0.value == 0 || $0.value & mask != 0 }.map(\.key)
        turn.respond(
            caller,
            SDLGetDTCsResponse(
                success: true, resultCode: codes.count > HeadUnitState.maximumTroubles ? .truncatedData : .success,
                ecuHeader: unit.header, dtc: codes.isEmpty ? nil : Array(codes.prefix(HeadUnitState.maximumTroubles))))
    }

    mutating func diagnose(_ request: SDLDiagnosticMessage, _ caller: Caller, _ turn: inout Turn) {
        guard let service = request.messageData.first, HeadUnitState.diagnosticModes.contains(service) else {
            return turn.refuse(caller, .rejected, "Received diagnostic mode is not supported.")
        }
        if presenter.policy.answersForCar { return pass(request, nil, caller, &turn) }
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

    /// The maximum number of trouble codes that the interface permits in a response.
    private static let maximumTroubles = 15
    /// The diagnostic modes that SDL Core permits by default.
    private static let diagnosticModes = [1, 2, 3, 5, 6, 7, 9, 10, 24, 25, 34, 62]

    /// Passes a request on to the presenting web HMI, which has the car.
    ///
    /// - Parameter request: the request with the permitted items only.
    func pass(
        _ request: (any SDLRPCRequest)?, _ requested: RequestedVehicleItems?, _ caller: Caller, _ turn: inout Turn
    ) {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name ?? ""
        var added: JSONValue = [:]
        if let requested, let app = apps[caller.app], caller.function != .getVehicleData {
            added = RequestedVehicleItems.members(requested.results, for: app.rpcVersion)
        }
        if let info = requested?.info { added["info"] = .string(info) }
        turn.pass(
            caller,
            SDLGenericResponse(
                success: false, resultCode: .rejected, info: "\(name) is not supported by this head unit"),
            asking: request, adding: added, items: requested?.items.filter { $0.schema != nil } ?? [])
    }
}
