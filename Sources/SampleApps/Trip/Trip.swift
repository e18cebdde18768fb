import SDLKit

/// An app for trips that shows speed, range, destination and weather, and controls the climate.
@main
struct Trip: SDLApp {
    static let configuration = SDLConfiguration(appName: "Trip", appID: "trip", appType: .remoteControl)

    static func rootViewController() -> SDLViewController { TripViewController() }
}
