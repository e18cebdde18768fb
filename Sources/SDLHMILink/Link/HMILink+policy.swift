import SDLHMIRPC
import SDLHeadUnit
import SDLRPC

/// An update of the policy that the HMI was asked for.
struct PolicyUpdate: Sendable {
    var isUnderWay = false
    /// An app came meanwhile, which the one under way does not know.
    var isWantedAgain = false
    /// What an app has brought last, by the name that the HMI was told.
    private var brought: (name: String, bytes: [UInt8])?

    /// More than any policy has.
    private static let most = 4 << 20

    mutating func note(_ bytes: ArraySlice<UInt8>, as told: HMI.BasicCommunication.SystemRequest) {
        guard isUnderWay, !bytes.isEmpty, bytes.count <= Self.most else { return }
        brought = (told.fileName, Array(bytes))
    }

    /// nil where no app has brought a file of this name.
    func file(_ name: String) -> [UInt8]? { brought?.name == name ? brought?.bytes : nil }
}

// There is no server: an app brings the policy, and the HMI says when it is to be read.
extension HMILink {
    /// SDL Core has the policy updated for each app that is not in it; without one it is always up to date.
    mutating func followPolicy(_ key: AppKey) {
        guard let file = state.profile.policySnapshot else {
            return notify(HMI.SDL.OnStatusUpdate(status: .upToDate), of: key)
        }
        guard state.policyInForce?.names(key) != true else { return }
        guard !policy.isUnderWay else { return policy.isWantedAgain = true }
        policy.isUnderWay = true
        askForPolicy(file)
    }

    private mutating func askForPolicy(_ file: String) {
        notify(HMI.SDL.OnStatusUpdate(status: .updateNeeded))
        ask(HMI.BasicCommunication.PolicyUpdate(file: file, timeout: 60, retry: [1, 5, 25, 125, 625]), for: .told)
        notify(HMI.SDL.OnStatusUpdate(status: .updating))
    }

    /// A file that no app has brought changes nothing; one that is no policy is asked for once more.
    mutating func policyCame(_ name: String) {
        guard policy.isUnderWay else { return }
        if let bytes = policy.file(name) {
            guard let table = PolicyTable(bytes) else {
                return report(
                    "hmi.policy", "\(name) is no policy: nothing has changed.",
                    fix: "Send SDL Core's own file, with functional_groupings and app_policies in its policy_table.")
            }
            input(.policy(table))
        }
        let isWantedAgain = policy.isWantedAgain
        policy = PolicyUpdate()
        // From where the car stands now SDL Core counts until the next one.
        ask(HMI.VehicleInfo.GetVehicleData(odometer: true), for: .told)
        notify(HMI.SDL.OnStatusUpdate(status: .upToDate))
        if isWantedAgain, let key = state.apps.keys.last { followPolicy(key) }
    }
}
