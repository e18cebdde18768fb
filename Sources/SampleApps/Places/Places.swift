import SDLKit

/// A navigation app that draws its own screen: a map of a town with places and routes.
@main
struct Places: SDLApp {
    static let configuration = SDLConfiguration(appName: "Places", appID: "places", appType: .navigation)

    static func rootViewController() -> SDLViewController { ProjectionViewController() }
}
