import JSON
import SDLHeadUnit
import WebServing

// Commands for the actions of a driver in the car's navigation.
extension CommandDefinition {
    static let navigation: [CommandDefinition] = [
        drive(
            "headUnit.navigation.set", "/v1/head-unit/navigation", method: .patch,
            "Change the route. Apps subscribed to way points are notified.",
            [
                .needs(
                    "wayPoints", .array(.any, 0...10),
                    "the LocationDetails of the route, destination last; an empty array ends the route")
            ],
            guarded: "/headUnit/navigation"
        ) { params throws(Problem) in
            guard let wayPoints = params.json["wayPoints"] else {
                throw Problem(.unprocessable, detail: "wayPoints is missing. Give an array of LocationDetails.")
            }
            return .navigation(.set(wayPoints: wayPoints))
        },
        drive(
            "headUnit.navigation.answer", "/v1/head-unit/navigation:answer",
            "Answer, as the driver, whether the car navigates to an app's location (SendLocation).",
            [.needs("accepted", .boolean, "the driver's answer")], guarded: "/headUnit/navigation"
        ) { params throws(Problem) in .navigation(.answer(accepted: params.boolean("accepted"))) },
        drive(
            "headUnit.navigation.press", "/v1/head-unit/navigation:press",
            "Press a soft button of a turn, a turn list or a maneuver alert.", [id("id"), text, mode],
            guarded: nil
        ) { params throws(Problem) in .navigation(.press(try params.target("id"), mode: params.mode())) },
        drive(
            "headUnit.navigation.notify", "/v1/head-unit/navigation:notify",
            "Send navigation apps a request of the driver (OnTBTClientState).",
            [
                .needs("state", .text(), "a TBTState of the mobile interface, such as ROUTE_UPDATE_REQUEST"),
                .may("app", .text(), "the receiving app; default: all navigation apps in FULL or LIMITED"),
            ], guarded: nil
        ) { params throws(Problem) in
            .navigation(.notify(state: params.text("state"), app: params.optionalText("app")))
        },
    ]
}
