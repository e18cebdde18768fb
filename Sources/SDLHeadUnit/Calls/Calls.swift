import JSON
import SDLRPC
import SDLSupport

/// The phone of the car. The phone has at most one call.
package struct Calls: Feature {
    /// The active call, or the call that an app has requested; nil if there is no call.
    package private(set) var current: PhoneCall?

    /// Asks the driver, without a time limit, whether to dial the number. As in SDL Core, characters that a phone
    /// cannot dial are removed first.
    mutating func dial(_ request: SDLDialNumber, _ caller: Caller, _ turn: inout Turn) {
        let number = request.number.filter(Self.dialled.contains)
        guard !number.isEmpty else {
            return turn.refuse(
                caller, .invalidData,
                "number has no character to dial; digits, *, #, comma, semicolon and + are allowed")
        }
        if turn.policy.answersForCar { return turn.pass(caller, or: .rejected, asking: SDLDialNumber(number: number)) }
        guard turn.profile.hmiCapabilities.phoneCall == true else {
            return turn.refuse(caller, .rejected, "This car has no phone")
        }
        guard current == nil else { return turn.refuse(caller, .rejected, "The car's phone is in use") }
        current = PhoneCall(app: caller.app, number: number, asker: caller)
        turn.touch(.call)
    }

    mutating func drive(_ command: PhoneCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .answer(let accepted):
            guard let asker = current?.asker else {
                throw DriveFailure(
                    .notFound,
                    current == nil ? "No app has asked for a call." : "The driver has already accepted the call.",
                    hint: "An app requests a call with DialNumber; headUnit.call.end ends the call.")
            }
            guard accepted else { return endCall(because: "The driver has refused the call", &turn) }
            current?.asker = nil
            turn.respond(asker, SDLDialNumberResponse(success: true, resultCode: .success))
            turn.touch(.call)
            notifyCar(&turn)
        case .hangUp:
            guard current?.goesOn == true else {
                throw DriveFailure(
                    .notFound, "No call is active.",
                    hint: current == nil
                        ? "An app requests a call with DialNumber." : "Use headUnit.call.answer to accept the call.")
            }
            endCall(&turn)
        }
    }

    /// Ends the current call. If the driver has not answered yet, the app's request is refused.
    mutating func endCall(because info: String? = nil, _ turn: inout Turn) {
        guard let call = current else { return }
        current = nil
        turn.touch(.call)
        if let asker = call.asker, turn.car.waiting[CallKey(asker)] != nil { turn.refuse(asker, .rejected, info) }
        notifyCar(&turn)
    }

    private func notifyCar(_ turn: inout Turn) {
        turn.raise(.vehicle(CarData.callActive, .bool(current?.goesOn == true)))
        turn.raise(.sound)
    }

    /// Withdraws the call of an app that was closed or unregistered, if the driver has not accepted the call. An active
    /// call continues, because the call belongs to the driver.
    mutating func withdraw(of key: AppKey, _ turn: inout Turn) {
        if current?.app == key, current?.goesOn == false { endCall(&turn) }
    }

    private static let dialled: Set<Character> = Set("0123456789*#,;+")
}
