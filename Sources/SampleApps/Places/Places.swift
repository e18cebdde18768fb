import SDLKit

/// A navigation app that draws a map of a town with places and routes. The app uses UIKit classes instead of templates.
@main
struct Places: SDLApp {
    static let configuration = SDLConfiguration(appName: "Places", appID: "places", appType: .navigation)

    static func rootViewController() -> SDLViewController { ProjectionViewController() }
}
