import SDLRPC
import SDLSupport

// SendLocation, and the driver's answer.
extension Navigation {
    /// Carries out SendLocation, with the checks in SDL Core's order. The delivery mode decides whether the driver is
    /// asked or the route changes immediately.
    mutating func send(_ request: SDLSendLocation, _ caller: Caller, _ turn: inout Turn) {
        if turn.policy.hasProfileDisplay, let field = turn.profile.fieldLacking(for: request) {
            return turn.refuse(caller, .unsupportedResource, "This display has no text field \(field)")
        }
        if let problem = request.problem { return turn.refuse(caller, .invalidData, problem) }
        if turn.policy.answersForCar { return turn.pass(caller, or: .unsupportedResource) }
        guard let settings = ownNavigation(caller, &turn) else { return }
        guard settings.acceptsLocations else {
            return turn.refuse(caller, .unsupportedResource, "This navigation does not accept locations from apps")
        }
        let caller = turn.warning(caller, of: request)
        switch request.deliveryMode {
        case .destination?: go([request.location], caller, &turn)
        case .queue?:
            // New locations are added after the existing route.
            guard route.count < Navigation.most else {
                return turn.refuse(caller, .rejected, "The route already has \(Navigation.most) way points")
            }
            go(route + [request.location], caller, &turn)
        default:
            guard question == nil else {
                return turn.refuse(caller, .rejected, "The driver is being asked about another location")
            }
            question = DestinationQuestion(caller: caller, location: request.location)
            turn.touch(.navigation)
            if turn.profile.limits.destinationMilliseconds > 0 {
                let patience = Duration.milliseconds(turn.profile.limits.destinationMilliseconds)
                turn.timers.set(.destinationEnds, at: turn.now + patience)
            }
        }
    }

    private mutating func go(_ route: [SDLLocationDetails], _ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLSendLocationResponse(success: true, resultCode: .success))
        setRoute(route, &turn)
    }

    mutating func answerDestination(_ accepted: Bool, _ turn: inout Turn) throws(DriveFailure) {
        guard let question else {
            throw DriveFailure(
                .notFound, "No app has requested a destination.",
                hint: "An app requests a destination with SendLocation.")
        }
        guard accepted else { return dropDestination(because: "The driver has refused the destination", &turn) }
        closeQuestion(&turn)
        go([question.location], question.caller, &turn)
    }

    private mutating func closeQuestion(_ turn: inout Turn) {
        question = nil
        turn.timers.cancel(.destinationEnds)
        turn.touch(.navigation)
    }

    /// Refuses the app's request because the driver has not answered within the time limit.
    mutating func destinationEnds(_ turn: inout Turn) {
        guard let question else { return }
        closeQuestion(&turn)
        turn.refuse(question.caller, .genericError, "The driver has not answered in time")
    }

    /// Withdraws the question to the driver, and refuses the app's request.
    mutating func dropDestination(because info: String? = nil, _ turn: inout Turn) {
        guard let question else { return }
        closeQuestion(&turn)
        if turn.car.waiting[CallKey(question.caller)] != nil { turn.refuse(question.caller, .rejected, info) }
    }
}

extension SDLSendLocation {
    /// The reason why the parameters do not fit together; nil if the parameters fit together.
    fileprivate var problem: String? {
        if (longitudeDegrees == nil) != (latitudeDegrees == nil) {
            return "latitudeDegrees and longitudeDegrees must be given together"
        }
        return longitudeDegrees == nil && address == nil ? "Neither coordinates nor an address are given" : nil
    }

    /// The requested location as a way point.
    fileprivate var location: SDLLocationDetails {
        var coordinate: SDLCoordinate?
        if let latitudeDegrees, let longitudeDegrees {
            coordinate = SDLCoordinate(latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees)
        }
        return SDLLocationDetails(
            coordinate: coordinate, locationName: locationName, addressLines: addressLines,
            locationDescription: locationDescription, phoneNumber: phoneNumber, locationImage: locationImage,
            searchAddress: address)
    }
}

extension Profile {
    /// Returns the first text field that the location needs and the display does not have; nil if the display has all
    /// fields.
    fileprivate func fieldLacking(for request: SDLSendLocation) -> SDLTextFieldName? {
        let wanted: [(SDLTextFieldName, Bool)] = [
            (.locationName, request.locationName != nil), (.locationDescription, request.locationDescription != nil),
            (.addressLines, request.addressLines != nil), (.phoneNumber, request.phoneNumber != nil),
        ]
        return wanted.first { name, isGiven in isGiven && !display.textFields.contains { $0.name == name } }?.0
    }
}
