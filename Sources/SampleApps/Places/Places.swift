import SDLKit

/// A map with places on it, for the projected screen: who it is, and what it shows first.
///
/// It draws its own picture, so the car cannot know what on it can be pressed: the app says where, place by place.
@main
struct Places: SDLApp {
    static let configuration = SDLConfiguration(appName: "Places", appID: "places", appType: .projection)

    static func rootViewController() -> SDLViewController { MapViewController(Map()) }
}
