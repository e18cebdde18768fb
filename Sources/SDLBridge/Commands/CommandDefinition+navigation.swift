import JSON
import SDLHeadUnit
import WebServing

// The car's navigation, as the driver uses it.
extension CommandDefinition {
    static let navigation: [CommandDefinition] = [
        drive(
            "headUnit.navigation.set", "/v1/head-unit/navigation", method: .patch,
            "Go another way: apps that have subscribed to way points are told of it.",
            [.needs("wayPoints", .array(.any, 0...10), "each a LocationDetails, the destination last; none ends it")],
            guarded: "/headUnit/navigation"
        ) { params throws(Problem) in
            guard let wayPoints = params.json["wayPoints"] else {
                throw Problem(.unprocessable, detail: "wayPoints is missing; it is an array of LocationDetails.")
            }
            return .navigation(.set(wayPoints: wayPoints.json()))
        },
        drive(
            "headUnit.navigation.answer", "/v1/head-unit/navigation:answer",
            "Say whether the car shall go where an app wants to, as the driver does who is asked (SendLocation).",
            [.needs("accepted", .boolean, "yes or no")], guarded: "/headUnit/navigation"
        ) { params throws(Problem) in .navigation(.answer(accepted: params.boolean("accepted"))) },
        drive(
            "headUnit.navigation.press", "/v1/head-unit/navigation:press",
            "Press a button that an app shows with a turn, a list of turns or a maneuver.", [id("id"), text, mode],
            guarded: nil
        ) { params throws(Problem) in .navigation(.press(try params.target("id"), mode: params.mode())) },
        drive(
            "headUnit.navigation.tell", "/v1/head-unit/navigation:tell",
            "Tell apps that navigate what the driver wants of them (OnTBTClientState).",
            [
                .needs("state", .text(), "a TBTState of the interface, such as ROUTE_UPDATE_REQUEST"),
                .may("app", .text(), "which one; all of them in FULL or LIMITED when left out"),
            ], guarded: nil
        ) { params throws(Problem) in
            .navigation(.tell(state: params.text("state"), app: params.optionalText("app")))
        },
    ]
}
