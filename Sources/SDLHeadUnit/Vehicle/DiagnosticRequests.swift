import JSON
import SDLRPC
import SDLSupport

// Requests to the car's control units.
extension CarData {
    mutating func read(_ request: SDLReadDID, _ caller: Caller, _ turn: inout Turn) {
        guard !turn.asksTooOften(caller, &rates[caller.app, default: [:]][caller.function], "requests of this kind")
        else { return }
        if turn.policy.answersForCar { return turn.pass(caller, or: .rejected, asking: request) }
        let unit = turn.profile.controlUnits[request.ecuName]
        let results = request.didLocation.map { location in
            let text = unit?.identifiers[location]
            let code: SDLVehicleDataResultCode =
                unit == nil ? .invalidId : text == nil ? .vehicleDataNotAvailable : .success
            return SDLDIDResult(resultCode: code, didLocation: location, data: text)
        }
        turn.respond(caller, SDLReadDIDResponse(success: true, resultCode: .success, didResult: results))
    }

    mutating func troubles(_ request: SDLGetDTCs, _ caller: Caller, _ turn: inout Turn) {
        if turn.policy.answersForCar { return turn.pass(caller, or: .rejected, asking: request) }
        guard let unit = turn.profile.controlUnits[request.ecuName] else {
            return refuseUnit(request.ecuName, caller, &turn)
        }
        let mask = request.dtcMask ?? 0xFF
        // A trouble code with an unknown status (0) is always included, whatever the mask is.
        let codes = unit.troubles.filter { $0.value == 0 || $0.value & mask != 0 }.map(\.key)
        turn.respond(
            caller,
            SDLGetDTCsResponse(
                success: true, resultCode: codes.count > Self.maximumTroubles ? .truncatedData : .success,
                ecuHeader: unit.header, dtc: codes.isEmpty ? nil : Array(codes.prefix(Self.maximumTroubles))))
    }

    mutating func diagnose(_ request: SDLDiagnosticMessage, _ caller: Caller, _ turn: inout Turn) {
        guard let service = request.messageData.first, Self.diagnosticModes.contains(service) else {
            return turn.refuse(caller, .rejected, "Received diagnostic mode is not supported.")
        }
        if turn.policy.answersForCar { return turn.pass(caller, or: .rejected, asking: request) }
        guard let unit = turn.profile.controlUnits[request.targetID] else {
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

    /// The maximum number of trouble codes that the mobile API permits in a response.
    private static let maximumTroubles = 15
    /// The diagnostic modes that SDL Core permits by default.
    private static let diagnosticModes = [1, 2, 3, 5, 6, 7, 9, 10, 24, 25, 34, 62]

    /// Passes a request on to the presenting web HMI, which provides the car's data. `request` has only the permitted
    /// items.
    func pass(
        _ request: (any SDLRPCRequest)?, _ requested: RequestedVehicleItems, _ caller: Caller, _ turn: inout Turn,
        _ settled: SettledItems = SettledItems()
    ) {
        var added: JSONValue = [:]
        if let app = turn.car.apps[caller.app], caller.function != .getVehicleData {
            added = RequestedVehicleItems.members(settled.results + requested.results, for: app.rpcVersion)
        }
        if let info = requested.info { added["info"] = .string(info) }
        turn.pass(
            caller, or: .rejected, asking: request, adding: added, items: requested.items.filter { $0.schema != nil },
            settled: settled)
    }
}
