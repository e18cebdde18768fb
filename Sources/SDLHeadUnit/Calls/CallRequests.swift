import SDLRPC
import SDLSupport

// Calls that apps want, and the driver who is asked.
extension HeadUnitState {
    /// SDL Core keeps of a number what a phone can dial, and has its HMI ask the driver, who may take as long as she likes.
    mutating func dial(_ request: SDLDialNumber, _ caller: Caller, _ turn: inout Turn) {
        let number = request.number.filter(HeadUnitState.dialled.contains)
        guard !number.isEmpty else {
            return turn.refuse(
                caller, .invalidData, "number has nothing to dial: digits, *, #, comma, semicolon and + are kept")
        }
        if presenter == .hmi { return pass(SDLDialNumber(number: number), nil, caller, &turn) }
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
                    .notFound, call == nil ? "No app wants to call." : "The driver has said yes already.",
                    hint: "An app asks by DialNumber; headUnit.call.end hangs up.")
            }
            guard accepted else { return endCall(because: "The driver does not want the call", &turn) }
            call?.asker = nil
            turn.respond(asker, SDLDialNumberResponse(success: true, resultCode: .success))
            turn.touch(.call)
            updateSound(&turn)
        case .hangUp:
            guard call?.goesOn == true else {
                throw DriveFailure(
                    .notFound, "No call goes on.",
                    hint: call == nil ? "An app asks for one by DialNumber." : "headUnit.call.answer says yes or no.")
            }
            endCall(&turn)
        }
    }

    /// The phone is free. An app that waits for the driver is refused.
    mutating func endCall(because info: String? = nil, _ turn: inout Turn) {
        guard let call else { return }
        self.call = nil
        turn.touch(.call)
        if let asker = call.asker, waiting[CallKey(asker)] != nil { turn.refuse(asker, .rejected, info) }
        updateSound(&turn)
    }

    /// The app goes, and what it wanted to dial. A call that goes on is the driver's.
    mutating func withdrawCall(of key: AppKey, _ turn: inout Turn) {
        if call?.app == key, call?.goesOn == false { endCall(&turn) }
    }

    private static let dialled: Set<Character> = Set("0123456789*#,;+")
}
