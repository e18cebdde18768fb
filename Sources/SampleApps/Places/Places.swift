import SDLKit

/// A map of a town, with its places and the way there, drawn on the car's display: who the app is, and what it begins with.
@main
struct Places: SDLApp {
    static let configuration = SDLConfiguration(appName: "Places", appID: "places", appType: .navigation)

    static func rootViewController() -> SDLViewController { ProjectionViewController() }
}
