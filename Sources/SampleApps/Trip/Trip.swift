import SDLKit

/// A companion for trips: speed, range, destination, weather and climate control.
@main
struct Trip: SDLApp {
    static let configuration = SDLConfiguration(appName: "Trip", appID: "trip", appType: .remoteControl)

    static func rootViewController() -> SDLViewController { TripViewController() }
}
