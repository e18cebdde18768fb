import SDLRPC
import SDLSupport

// DialNumber, and the driver's commands for the phone call.
extension HeadUnitState {
    /// Asks the driver about the call, without a time limit. As in SDL Core, characters that a phone cannot dial are
    /// removed first.
    mutating func dial(_ request: SDLDialNumber, _ caller: Caller, _ turn: inout Turn) {
        let number = request.number.filter(HeadUnitState.dialled.contains)
        guard !number.isEmpty else {
            return turn.refuse(
                caller, .invalidData,
                "number has no character to dial; digits, *, #, comma, semicolon and + are allowed")
        }
        if presenter.policy.answersForCar { return pass(SDLDialNumber(number: number), nil, caller, &turn) }
        guard profile.hmiCapabilities.phoneCall == true else {
            return turn.refuse(caller, .rejected, "This car has no phone")
        }
        guard call == nil else { return turn.refuse(caller, .rejected, "The car's phone is in use") }
        call = PhoneCall(app: caller.app, number: number, asker: caller)
        turn.touch(.call)
    }

    mutating func drive(_ command: PhoneCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .answer(let accepted):
            guard let asker = call?.asker else {
                throw DriveFailure(
                    .notFound,
                    call == nil ? "No app has asked for a call." : "The driver has already accepted the call.",
                    hint: "An app requests a call with DialNumber; headUnit.call.end ends the call.")
            }
            guard accepted else { return endCall(because: "The driver has refused the call", &turn) }
            call?.asker = nil
            turn.respond(asker, SDLDialNumberResponse(success: true, resultCode: .success))
            turn.touch(.call)
            followCall(&turn)
            updateSound(&turn)
        case .hangUp:
            guard call?.goesOn == true else {
                throw DriveFailure(
                    .notFound, "No call is active.",
                    hint: call == nil
                        ? "An app requests a call with DialNumber." : "headUnit.call.answer accepts or rejects it.")
            }
            endCall(&turn)
        }
    }

    /// Ends the call. If the app still waits for the driver, its request is refused.
    mutating func endCall(because info: String? = nil, _ turn: inout Turn) {
        guard let call else { return }
        self.call = nil
        turn.touch(.call)
        if let asker = call.asker, waiting[CallKey(asker)] != nil { turn.refuse(asker, .rejected, info) }
        followCall(&turn)
        updateSound(&turn)
    }

    /// Withdraws the unanswered call of an app that is gone. An active call continues, because it belongs to the
    /// driver.
    mutating func withdrawCall(of key: AppKey, _ turn: inout Turn) {
        if call?.app == key, call?.goesOn == false { endCall(&turn) }
    }

    private static let dialled: Set<Character> = Set("0123456789*#,;+")
}
