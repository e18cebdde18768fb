import SDLHeadUnit
import SDLHMIRPC
import SDLRPC

/// An update of the policy that the HMI was asked for.
struct PolicyUpdate: Sendable {
    var isUnderWay = false
    /// An app came meanwhile, which the one under way does not know.
    var isWantedAgain = false
}

// As far as a head unit without a server goes: the HMI is asked, and what it brings is not read.
extension HMILink {
    /// SDL Core has the policy updated for each app that is not in it; without one it is always up to date.
    mutating func followPolicy(_ key: AppKey) {
        guard let file = state.profile.policySnapshot else {
            return notify(HMI.SDL.OnStatusUpdate(status: .upToDate), of: key)
        }
        guard !policy.isUnderWay else { return policy.isWantedAgain = true }
        policy.isUnderWay = true
        notify(HMI.SDL.OnStatusUpdate(status: .updateNeeded))
        ask(HMI.BasicCommunication.PolicyUpdate(file: file, timeout: 60, retry: [1, 5, 25, 125, 625]), for: .told)
        notify(HMI.SDL.OnStatusUpdate(status: .updating))
    }

    mutating func policyCame() {
        guard policy.isUnderWay else { return }
        let isWantedAgain = policy.isWantedAgain
        policy = PolicyUpdate()
        // From where the car stands now SDL Core counts until the next one.
        ask(HMI.VehicleInfo.GetVehicleData(odometer: true), for: .told)
        notify(HMI.SDL.OnStatusUpdate(status: .upToDate))
        if isWantedAgain, let key = state.apps.keys.last { followPolicy(key) }
    }
}
