import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// An update of the policy that is wanted, or that the HMI was asked for.
struct PolicyUpdate: Sendable {
    enum Stage: Sendable {
        case none
        /// Apps that come together have one, which is asked for when no more of them come.
        case needed
        case asked
        /// The HMI has said that it sees to it.
        case updating
    }

    var stage = Stage.none
    /// When the HMI is asked for it.
    var due: Instant?
    /// An app came meanwhile, which the one under way does not know.
    var isWantedAgain = false
    /// What an app has brought last, by the name that the HMI was told.
    private var brought: (name: String, bytes: [UInt8])?

    /// More than any policy has.
    private static let mostBytes = 4 << 20

    mutating func note(_ bytes: ArraySlice<UInt8>, as reported: HMI.BasicCommunication.SystemRequest) {
        guard stage != .none, !bytes.isEmpty, bytes.count <= Self.mostBytes else { return }
        brought = (reported.fileName, Array(bytes))
    }

    /// nil where no app has brought a file of this name, wherever the HMI thinks that it lies.
    func file(_ path: String) -> [UInt8]? {
        func name(_ path: String) -> Substring? { path.split(separator: "/").last }
        return brought.flatMap { $0.name == path || name($0.name) == name(path) ? $0.bytes : nil }
    }

    /// As an HMI hears of it.
    var status: HMI.Common.UpdateResult {
        switch stage {
        case .none: .upToDate
        case .needed, .asked: .updateNeeded
        case .updating: .updating
        }
    }
}

// There is no server: an app brings the policy, and the HMI says when it is to be read.
extension HMILink {
    /// SDL Core has the policy updated for each app that is not in it; without one it is always up to date.
    mutating func followPolicy(_ key: AppKey) {
        guard state.profile.policySnapshot != nil else {
            return notify(HMI.SDL.OnStatusUpdate(status: .upToDate), of: key)
        }
        let isKnown = state.policyInForce?.names(key) == true
        switch policy.stage {
        case .none: if !isKnown { needPolicy() }
        case .needed: break
        case .asked: return
        case .updating: return policy.isWantedAgain = policy.isWantedAgain || !isKnown
        }
        // Each app that comes puts it off.
        if policy.stage == .needed { policy.due = now + ListTimers.appsDelay }
    }

    private mutating func needPolicy() {
        policy.stage = .needed
        notifyPolicyStatus()
    }

    private mutating func notifyPolicyStatus() { notify(HMI.SDL.OnStatusUpdate(status: policy.status)) }

    /// No app is there any more that could bring it: for the next one that needs it the HMI is asked anew.
    mutating func stopPolicyUpdate() {
        let wasUpdating = policy.stage == .updating
        policy = PolicyUpdate()
        if wasUpdating { notify(HMI.SDL.OnStatusUpdate(status: .updateNeeded)) }
    }

    mutating func askForPolicy() {
        policy.due = nil
        guard phase == .ready, let file = state.profile.policySnapshot else { return }
        policy.stage = .asked
        ask(HMI.BasicCommunication.PolicyUpdate(file: file, timeout: 60, retry: [1, 5, 25, 125, 625]), for: .policy)
    }

    mutating func policyAsked(_ request: OpenRequest, _ end: RequestEnd) {
        guard case .answered(let answer) = end, HMIResult.good.contains(answer.code) else {
            return noticeEnded(request, end)
        }
        guard policy.stage == .asked else { return }
        policy.stage = .updating
        notifyPolicyStatus()
    }

    /// A file that no app has brought changes nothing; one that is no policy is asked for once more.
    mutating func policyCame(_ name: String) {
        guard [.asked, .updating].contains(policy.stage) else { return }
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
        ask(HMI.VehicleInfo.GetVehicleData(odometer: true), for: .reported)
        notifyPolicyStatus()
        let isUnknown = state.apps.keys.contains { state.policyInForce?.names($0) != true }
        guard isWantedAgain, isUnknown else { return }
        needPolicy()
        askForPolicy()
    }
}
