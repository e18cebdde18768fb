import JSON
import SDLHeadUnit
import WebServing

// Commands with which the driver selects app services.
extension CommandDefinition {
    private static let serviceID = Schema.Field.needs(
        "service", .text(), "the service's id, as listed in headUnit/services of the state")

    static let services: [CommandDefinition] = [
        drive(
            "headUnit.services.choose", "/v1/head-unit/services:choose",
            "Set whether a service is active, and whether its provider is the default (AppServiceActivation).",
            [
                serviceID, .may("active", .boolean, "whether the service is the active service of its type"),
                .may("default", .boolean, "whether the provider's services of this type become active by default"),
            ], guarded: "/headUnit/services"
        ) { params throws(Problem) in
            .service(
                .choose(
                    service: params.text("service"), active: params.optionalBoolean("active"),
                    isDefault: params.optionalBoolean("default")))
        },
        drive(
            "headUnit.services.answer", "/v1/head-unit/services:answer",
            "Answer, as the driver, whether a service may become active (PerformAppServiceInteraction).",
            [
                .needs("allowed", .boolean, "the driver's answer"),
                .may("question", .text(), "the question's id; default: the oldest question"),
            ], guarded: "/headUnit/serviceQuestions"
        ) { params throws(Problem) in
            .service(
                .answer(question: params.optionalText("question"), allowed: params.boolean("allowed")))
        },
        drive(
            "headUnit.services.set", "/v1/head-unit/services", method: .patch,
            "Change the data of one of the car's own services. Apps subscribed to the service's type are notified.",
            [
                serviceID,
                .needs(
                    "data", .map(.any),
                    "a merge patch (RFC 7396) of the service's WeatherServiceData or MediaServiceData"),
            ], guarded: "/headUnit/services"
        ) { params throws(Problem) in
            .service(
                .set(service: params.text("service"), mergePatch: (params.json["data"] ?? [:])))
        },
        drive(
            "headUnit.services.read", "/v1/head-unit/services:read",
            "Request the data of an app's service; headUnit/services of the state then has the answer.", [serviceID],
            guarded: nil
        ) { params throws(Problem) in .service(.read(service: params.text("service"))) },
        drive(
            "headUnit.services.interact", "/v1/head-unit/services:interact",
            "Send a request of the driver to an app's service (PerformAppServiceInteraction); the log has the answer.",
            [serviceID, .needs("uri", .text(), "the requested action, in the app's own URI scheme")], guarded: nil
        ) { params throws(Problem) in
            .service(.interact(service: params.text("service"), uri: params.text("uri")))
        },
    ]
}
