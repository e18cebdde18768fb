package import JSON
package import SDLRPC
import SDLSupport

/// The car's navigation: its route, and the turn-by-turn instructions that navigation apps show.
package struct Navigation: Feature {
    /// The way points in order, the destination last; empty without a route.
    package internal(set) var route: [SDLLocationDetails] = []
    /// The route that apps received most recently; nil if no route was sent.
    var lastReported: [SDLLocationDetails]?
    package internal(set) var subscribers: Set<AppKey> = []
    /// The routes that navigation apps have published.
    var routesOfApps: [AppKey: [SDLLocationDetails]] = [:]
    var question: DestinationQuestion?
    var shownTurn: AppContent<SDLShowConstantTBT>?
    var turnList: AppContent<SDLUpdateTurnList>?
    /// The maneuver that an app announces, until the maneuver is complete.
    var maneuver: AppContent<SDLAlertManeuver>?

    /// The maximum number of way points in a message.
    static let most = 10

    /// The soft buttons of the maneuver, the turn-by-turn instruction and the turn list, topmost first, each with the
    /// app that shows the buttons.
    var buttons: [(app: AppKey, buttons: [SDLSoftButton])] {
        [
            maneuver.map { ($0.app, $0.request.softButtons ?? []) },
            shownTurn.map { ($0.app, $0.request.softButtons ?? []) },
            turnList.map { ($0.app, $0.request.softButtons ?? []) },
        ].compactMap(\.self)
    }

    func images(of key: AppKey) -> [SDLImage] {
        let asked = question.flatMap { $0.caller.app == key ? $0.location.locationImage : nil }
        return [asked].compactMap(\.self) + (shownTurn?.images(of: key) ?? []) + (turnList?.images(of: key) ?? [])
            + (maneuver?.images(of: key) ?? [])
    }
}

/// The latest content that an app shows in the navigation, such as a turn-by-turn instruction or a turn list.
struct AppContent<Request: ImageContaining>: Sendable {
    let app: AppKey
    var request: Request

    func images(of key: AppKey) -> [SDLImage] { app == key ? request.images : [] }
}

/// A question to the driver: whether the car should navigate to a location that an app has sent.
struct DestinationQuestion: Sendable {
    let caller: Caller
    let location: SDLLocationDetails
}

package enum NavigationCommand: Equatable, Sendable {
    /// Sets the route, as a JSON array of LocationDetails; an empty array ends the route.
    case set(wayPoints: JSONValue)
    /// Accepts or rejects the destination that an app has sent.
    case answer(accepted: Bool)
    /// Presses a soft button that an app shows in the navigation.
    case press(Target, mode: PressMode)
    /// Sends OnTBTClientState to a navigation app, or to all navigation apps if `app` is nil.
    case notify(state: String, app: String?)
}

struct NavigationTree: JSONWritable, Sendable {
    let state: HeadUnitState

    init(_ state: HeadUnitState) { self.state = state }

    func write(to writer: inout JSONWriter) {
        let navigation = state.navigation
        writer.object { writer in
            writer.field("wayPoints", navigation.route)
            if let question = navigation.question {
                writer.field("asked") { writer in
                    writer.object { writer in
                        writer.field("app", question.caller.app.rawValue)
                        writer.field("location", pictured(question.location, question.caller.app))
                    }
                }
            }
            write(navigation.shownTurn, as: "turn", to: &writer)
            write(navigation.turnList, as: "turnList", to: &writer)
            write(navigation.maneuver, as: "maneuver", to: &writer)
        }
    }

    private func write<Request>(_ content: AppContent<Request>?, as name: String, to writer: inout JSONWriter) {
        guard let content else { return }
        writer.field(named: name) { writer in
            writer.object { writer in
                writer.field("app", content.app.rawValue)
                writer.field("params", pictured(content.request, content.app))
            }
        }
    }

    private func pictured(_ content: some JSONWritable & Sendable, _ key: AppKey) -> ImageTree {
        ImageTree(content, ImageURLs(of: key, in: state))
    }
}

/// The navigation settings of a profile: what apps may do, and the initial route.
struct NavigationSettings: Sendable, Equatable {
    var acceptsLocations = true
    /// Whether apps may read the route.
    var providesWayPoints = true
    var route: [SDLLocationDetails] = []

    var capability: SDLNavigationCapability {
        SDLNavigationCapability(sendLocationEnabled: acceptsLocations, getWayPointsEnabled: providesWayPoints)
    }
}
