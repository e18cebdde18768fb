import JSON
package import SDLRPC
import SDLSupport

/// The car's own navigation: where it is to go, and what apps that lead the way show for it.
package struct Navigation: Sendable {
    /// The way points in their order, the destination last; empty while it leads nowhere.
    package internal(set) var route: [SDLLocationDetails] = []
    /// The route as the car has told it last.
    var lastTold: [SDLLocationDetails]?
    /// And as apps have that lead the way.
    var routesOfApps: [AppKey: [SDLLocationDetails]] = [:]
    /// A place that an app wants to go to, while the driver is asked.
    var question: DestinationQuestion?
    /// The next turn.
    var turn: AppContent<SDLShowConstantTBT>?
    /// All turns to come.
    var turnList: AppContent<SDLUpdateTurnList>?
    /// A turn that is announced, until it is complete.
    var maneuver: AppContent<SDLAlertManeuver>?

    /// As many way points as the interface lets a message carry.
    static let most = 10

    /// Who shows something here, and with which buttons; what lies on top comes first.
    var buttons: [(app: AppKey, buttons: [SDLSoftButton])] {
        [
            maneuver.map { ($0.app, $0.request.softButtons ?? []) },
            turn.map { ($0.app, $0.request.softButtons ?? []) },
            turnList.map { ($0.app, $0.request.softButtons ?? []) },
        ].compactMap(\.self)
    }

    /// The images of an app that are shown here.
    func images(of key: AppKey) -> [SDLImage] {
        let asked = question.flatMap { $0.caller.app == key ? $0.location.locationImage : nil }
        return [asked].compactMap(\.self) + (turn?.images(of: key) ?? []) + (turnList?.images(of: key) ?? [])
            + (maneuver?.images(of: key) ?? [])
    }
}

/// What an app shows in the navigation, as it was last asked for.
struct AppContent<Request: Illustrated>: Sendable {
    let app: AppKey
    var request: Request

    func images(of key: AppKey) -> [SDLImage] { app == key ? request.images : [] }
}

/// Whether the car shall go where an app wants to, asked of the driver.
struct DestinationQuestion: Sendable {
    let caller: Caller
    let location: SDLLocationDetails
}

/// What the driver does with the car's navigation.
package enum NavigationCommand: Hashable, Sendable, Codable {
    /// Another route, as an array of LocationDetails in JSON; an empty one ends it.
    case set(wayPoints: [UInt8])
    /// Yes or no to an app that wants to go somewhere.
    case answer(accepted: Bool)
    /// A button of what apps show there.
    case press(Target, mode: PressMode)
    /// Tells apps that navigate what the driver wants of them; all of them where none is named.
    case tell(state: String, app: String?)
}

/// The navigation as the state tree has it.
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
            write(navigation.turn, as: "turn", to: &writer)
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

    private func pictured(_ content: some JSONWritable & Sendable, _ key: AppKey) -> Pictured {
        Pictured(content, in: state.apps[key], on: state.profile)
    }
}

/// What a car's navigation can do for apps, and where it is going at first.
struct NavigationSettings: Sendable, Equatable {
    /// Whether apps may send a place to go to.
    var takesLocations = true
    /// Whether apps may know the route.
    var tellsWayPoints = true
    var route: [SDLLocationDetails] = []

    var capability: SDLNavigationCapability {
        SDLNavigationCapability(sendLocationEnabled: takesLocations, getWayPointsEnabled: tellsWayPoints)
    }
}
