import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The state of a policy update, which the HMI controls.
struct PolicyUpdate: Sendable {
    enum Stage: Sendable {
        case none
        /// An update is needed. The link will ask the HMI for the update when no new app has registered for one second.
        case needed
        case asked
        /// The HMI has accepted the request for the update.
        case updating
    }

    var stage = Stage.none
    /// The time at which the link asks the HMI for the update; nil if no request is planned.
    var due: Instant?
    /// Whether an app that is not in the policy has registered during the update. If true, another update follows.
    var isWantedAgain = false
    /// The last policy file that an app has sent, together with the file name that was reported to the HMI.
    private var upload: (name: String, bytes: [UInt8])?

    /// The maximum size of an uploaded file in bytes. Real policy files are smaller.
    private static let maxBytes = 4 << 20

    mutating func note(_ bytes: ArraySlice<UInt8>, as reported: HMI.BasicCommunication.SystemRequest) {
        guard stage != .none, !bytes.isEmpty, bytes.count <= Self.maxBytes else { return }
        upload = (reported.fileName, Array(bytes))
    }

    /// Returns the bytes of the policy file that an app has sent; nil if the file's name differs from the file name in
    /// `path`. The folder in `path` is ignored.
    func file(_ path: String) -> [UInt8]? {
        func name(_ path: String) -> Substring? { path.split(separator: "/").last }
        return upload.flatMap { $0.name == path || name($0.name) == name(path) ? $0.bytes : nil }
    }

    /// The state of the update as a value of the HMI API.
    var status: HMI.Common.UpdateResult {
        switch stage {
        case .none: .upToDate
        case .needed, .asked: .updateNeeded
        case .updating: .updating
        }
    }
}

// The head unit has no policy server. An app sends the policy file. The HMI then asks the head unit to read this file.
extension HMILink {
    /// If the policy does not contain the app `key`, starts a policy update, like SDL Core. If the head unit has no
    /// policy, the status is always UP_TO_DATE.
    mutating func followPolicy(_ key: AppKey) {
        guard state.profile.policySnapshot != nil else {
            return notify(HMI.SDL.OnStatusUpdate(status: .upToDate), of: key)
        }
        let isKnown = state.apps[key].map { state.policyInForce?.names($0.policyKey) == true } == true
        switch policy.stage {
        case .none: if !isKnown { needPolicy() }
        case .needed: break
        case .asked: return
        case .updating: return policy.isWantedAgain = policy.isWantedAgain || !isKnown
        }
        // Each new app delays the request again.
        if policy.stage == .needed { policy.due = now + ListTimers.appsDelay }
    }

    private mutating func needPolicy() {
        policy.stage = .needed
        notifyPolicyStatus()
    }

    private mutating func notifyPolicyStatus() { notify(HMI.SDL.OnStatusUpdate(status: policy.status)) }

    /// Cancels the update. Called when no app is connected that could send the policy file. The next new app starts
    /// another update.
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

    /// Reads the policy file with this name. If no app has sent such a file, the policy does not change. If the file is
    /// invalid, writes a finding.
    mutating func policyFileReceived(_ name: String) {
        guard [.asked, .updating].contains(policy.stage) else { return }
        if let bytes = policy.file(name) {
            guard let table = PolicyTable(bytes) else {
                return report(
                    "hmi.policy", "\(name) is not a policy file; nothing was changed.",
                    fix: "Send SDL Core's own file: a policy_table with functional_groupings and app_policies.")
            }
            input(.policy(table))
        }
        let isWantedAgain = policy.isWantedAgain
        policy = PolicyUpdate()
        // SDL Core reads the odometer at this point, to count the distance until the next update.
        ask(HMI.VehicleInfo.GetVehicleData(odometer: true), for: .reported)
        notifyPolicyStatus()
        let isUnknown = state.apps.values.contains { state.policyInForce?.names($0.policyKey) != true }
        guard isWantedAgain, isUnknown else { return }
        needPolicy()
        askForPolicy()
    }
}
