import JSON
import Journaling
import SDLHeadUnit
import SDLSupport
import SDLTransport

// The methods of a bridge that only watches an external head unit.
extension Bridge {
    /// Creates the bridge's head unit. If the bridge watches an external head unit, the created head unit only stores
    /// the state of the external head unit.
    static func headUnit(
        _ settings: Settings, _ clock: ControlledTimekeeper, _ writer: JournalWriter, _ inFlight: InFlightCounter
    ) -> HeadUnit {
        guard let watched = settings.watched?.address else {
            return HeadUnit(
                profile: settings.profile ?? BuiltInProfile.generic.profile, files: settings.files,
                naming: settings.hmi.naming,
                shared: settings.hmi.files, timekeeper: clock, writer: writer, inFlight: inFlight,
                cloudDial: cloudDial,
                say: settings.log)
        }
        return HeadUnit(
            profile: .watched(named: "The head unit at \(watched)"), profiles: ProfileSet([]), files: settings.files,
            timekeeper: clock, writer: writer, inFlight: inFlight, presenter: .car, say: settings.log)
    }

    static func proxy(
        _ settings: Settings, _ headUnit: HeadUnit, _ hub: Hub, _ writer: JournalWriter, _ clock: ControlledTimekeeper
    ) -> Proxy? {
        guard let watched = settings.watched?.address else { return nil }
        let proxy = Proxy(
            to: watched, headUnit: headUnit, writer: writer, timekeeper: clock, say: settings.log,
            changed: { [weak hub] proxy in
                // The task reads the latest status when it runs. So an older status never replaces a newer one in the
                // state.
                Task { await hub?.set(proxy.status.json(), at: ["watching"]) }
            })
        proxy.publish()
        return proxy
    }

    package struct HeadUnitAddress: Sendable {
        let address: Address
    }

    /// Parses `HOST:PORT`, `ws://HOST:PORT/` or `unix:PATH`. Returns nil if `text` has none of these forms.
    package static func headUnit(named text: String) -> HeadUnitAddress? {
        Address(text.contains("://") || text.hasPrefix("unix:") ? text : "tcp://\(text)").map(HeadUnitAddress.init)
    }

    /// Returns whether `text` contains a port. `text` need not be a valid address. For a Unix socket, returns true.
    package static func hasPort(_ text: String) -> Bool {
        guard !text.hasPrefix("unix:") else { return true }
        let place = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
        let host = place.prefix { $0 != "/" }
        return host.isEmpty || host.contains(":") && host.last != "]"
    }

    /// Returns whether `text`, an address for apps, is also the address of the external head unit. With such an
    /// address, the proxy would connect to itself.
    package static func isPlace(_ text: String, of headUnit: HeadUnitAddress) -> Bool {
        guard let one = Address(text) else { return false }
        let other = headUnit.address
        if one == other { return true }
        let own = ["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"]
        guard let port = one.port, port == other.port, port > 0 else { return false }
        return one.host == other.host || own.contains(one.host) && own.contains(other.host)
    }
}

extension Address {
    fileprivate var host: String {
        switch self {
        case .tcp(let host, _), .webSocket(let host, _, _): host
        case .unix: ""
        }
    }
}
