import SDLKit

/// A companion for the way: how fast the car goes and how far it still gets, and a climate to set.
@main
struct Trip: SDLApp {
    static let configuration = SDLConfiguration(appName: "Trip", appID: "trip", appType: .remoteControl)

    static func rootViewController() -> SDLViewController { TripViewController() }
}
