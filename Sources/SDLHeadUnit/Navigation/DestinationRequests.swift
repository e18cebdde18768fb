import SDLRPC
import SDLSupport

// Places that apps want to go to, and the driver who is asked.
extension HeadUnitState {
    /// Checked in SDL Core's order. How it is delivered says who decides: the driver, who may take as long as she likes, or
    /// the app.
    mutating func send(_ request: SDLSendLocation, _ caller: Caller, _ turn: inout Turn) {
        let needsFields = presenter == .page || profile.quirks.contains(.destinationsNeedFields)
        if needsFields, let field = profile.fieldLacking(for: request) {
            return turn.refuse(caller, .unsupportedResource, "This display has no text field \(field)")
        }
        if let problem = request.problem { return turn.refuse(caller, .invalidData, problem) }
        if presenter == .hmi { return passNavigation(caller, &turn) }
        guard let settings = ownNavigation(caller, &turn) else { return }
        guard settings.takesLocations else {
            return turn.refuse(caller, .unsupportedResource, "This navigation takes no places from apps")
        }
        let caller = warning(caller, of: request)
        switch request.deliveryMode {
        case .destination?: go([request.location], caller, &turn)
        case .queue?:
            // What is queued is gone to before the destination is changed, so it comes last.
            guard navigation.route.count < Navigation.most else {
                return turn.refuse(caller, .rejected, "The route has \(Navigation.most) way points already")
            }
            go(navigation.route + [request.location], caller, &turn)
        default:
            guard navigation.question == nil else {
                return turn.refuse(caller, .rejected, "The driver is asked for another place")
            }
            navigation.question = DestinationQuestion(caller: caller, location: request.location)
            turn.touch(.navigation)
            if profile.limits.destinationMilliseconds > 0 {
                let patience = Duration.milliseconds(profile.limits.destinationMilliseconds)
                timers.set(.destinationEnds, at: turn.now + patience)
            }
        }
    }

    private mutating func go(_ route: [SDLLocationDetails], _ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLSendLocationResponse(success: true, resultCode: .success))
        setRoute(route, &turn)
    }

    mutating func answerDestination(_ accepted: Bool, _ turn: inout Turn) throws(DriveFailure) {
        guard let question = navigation.question else {
            throw DriveFailure(.notFound, "No app wants to go anywhere.", hint: "An app asks by SendLocation.")
        }
        guard accepted else { return dropDestination(because: "The driver does not want to go there", &turn) }
        closeQuestion(&turn)
        go([question.location], question.caller, &turn)
    }

    private mutating func closeQuestion(_ turn: inout Turn) {
        navigation.question = nil
        timers.cancel(.destinationEnds)
        turn.touch(.navigation)
    }

    /// The driver has not said in time whether she wants to go there.
    mutating func destinationEnds(_ turn: inout Turn) {
        guard let question = navigation.question else { return }
        closeQuestion(&turn)
        turn.refuse(question.caller, .genericError, "The driver has not answered in time")
    }

    /// The driver is asked no more. An app that waits for the answer is refused.
    mutating func dropDestination(because info: String? = nil, _ turn: inout Turn) {
        guard let question = navigation.question else { return }
        closeQuestion(&turn)
        if waiting[CallKey(question.caller)] != nil { turn.refuse(question.caller, .rejected, info) }
    }
}

extension SDLSendLocation {
    /// What is wrong with it beyond its single parameters.
    fileprivate var problem: String? {
        if (longitudeDegrees == nil) != (latitudeDegrees == nil) {
            return "latitudeDegrees and longitudeDegrees come together"
        }
        return longitudeDegrees == nil && address == nil ? "Neither coordinates nor an address are given" : nil
    }

    /// As a way point.
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
    /// The first text of the place that the display has no field for.
    fileprivate func fieldLacking(for request: SDLSendLocation) -> SDLTextFieldName? {
        let wanted: [(SDLTextFieldName, Bool)] = [
            (.locationName, request.locationName != nil), (.locationDescription, request.locationDescription != nil),
            (.addressLines, request.addressLines != nil), (.phoneNumber, request.phoneNumber != nil),
        ]
        return wanted.first { name, isGiven in isGiven && !display.textFields.contains { $0.name == name } }?.0
    }
}
