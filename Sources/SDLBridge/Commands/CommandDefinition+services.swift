import JSON
import SDLHeadUnit
import WebServing

// Services of apps and of the car, as the driver chooses among them.
extension CommandDefinition {
    private static let serviceID = Schema.Field.needs(
        "service", .text(), "its id, as headUnit/services of the state has it")

    static let services: [CommandDefinition] = [
        drive(
            "headUnit.services.choose", "/v1/head-unit/services:choose",
            "Have a service stand for its type, or no longer, and its provider be the one wanted first (AppServiceActivation).",
            [
                serviceID, .may("active", .boolean, "whether it stands for its type"),
                .may("default", .boolean, "whether who offers it is wanted first, also the next time"),
            ], guarded: "/headUnit/services"
        ) { params throws(Problem) in
            .service(
                .choose(
                    service: params.text("service"), active: params.optionalBoolean("active"),
                    isDefault: params.optionalBoolean("default")))
        },
        drive(
            "headUnit.services.answer", "/v1/head-unit/services:answer",
            "Say whether a service may be the active one, as the driver does who is asked (PerformAppServiceInteraction).",
            [
                .needs("allowed", .boolean, "yes or no"),
                .may("question", .text(), "which one; the oldest when left out"),
            ], guarded: "/headUnit/serviceQuestions"
        ) { params throws(Problem) in
            .service(
                .answer(question: params.optionalText("question"), allowed: params.boolean("allowed")))
        },
        drive(
            "headUnit.services.set", "/v1/head-unit/services", method: .patch,
            "Change what a service of the car's own says: apps that have subscribed to its type are told.",
            [
                serviceID,
                .needs("data", .map(.any), "a merge patch (RFC 7396) of its WeatherServiceData or MediaServiceData"),
            ], guarded: "/headUnit/services"
        ) { params throws(Problem) in
            .service(
                .set(service: params.text("service"), mergePatch: (params.json["data"] ?? [:]).json()))
        },
        drive(
            "headUnit.services.read", "/v1/head-unit/services:read",
            "Ask an app for the data of its service; what it answers stands in headUnit/services then.", [serviceID],
            guarded: nil
        ) { params throws(Problem) in .service(.read(service: params.text("service"))) },
        drive(
            "headUnit.services.interact", "/v1/head-unit/services:interact",
            "Have an app's service do something for the driver (PerformAppServiceInteraction); its answer is in the log.",
            [serviceID, .needs("uri", .text(), "what, by a scheme of the app's own")], guarded: nil
        ) { params throws(Problem) in
            .service(.interact(service: params.text("service"), uri: params.text("uri")))
        },
    ]
}
