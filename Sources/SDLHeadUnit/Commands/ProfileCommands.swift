import JSON
import SDLRPC
import SDLSupport

// Commands that replace the active profile, or change single members of the profile.
extension HeadUnitState {
    mutating func drive(_ command: ProfileCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .use(let id):
            guard let next = profiles[id] else {
                throw DriveFailure(.notFound, "There is no profile \"\(id)\".", candidates: profiles.ids)
            }
            use(next, &turn)
        case .edit(let patch):
            do throws(Profile.Refusal) {
                use(try Profile(profile.document.merged(with: patch)), &turn)
            } catch {
                throw DriveFailure(
                    .invalid, "The resulting profile is invalid: \(error).",
                    hint: "docs/profile-reference.md lists the members of a profile.")
            }
        }
    }

    /// Activates a profile. Each app is notified only of the changes that affect the app.
    mutating func use(_ next: Profile, _ turn: inout Turn) {
        let before = profile
        profile = next
        turn.touch(.profile)
        change(\.settings, &turn) { $0.adapt(since: before, &$1) }
        for key in apps.keys { adapt(key, from: before, &turn) }
        if next.drawnImages != before.drawnImages {
            // The state tree contains for each image whether the display draws the image, so all apps are published
            // again.
            for key in apps.keys { turn.touch(.app(key)) }
            for id in overlays.keys { turn.touch(.overlay(id)) }
        }
        change(\.carData, &turn) { $0.adapt(since: before, &$1) }
        change(\.control, &turn) { $0.adapt(since: before, &$1) }
        change(\.navigation, &turn) { $0.adapt(since: before, &$1) }
        change(\.services, &turn) { $0.adapt(&$1) }
        cloudApps.touchAll(&turn)
        if next.hmiCapabilities.phoneCall != true { change(\.calls, &turn) { $0.endCall(&$1) } }
    }

    private mutating func adapt(_ key: AppKey, from before: Profile, _ turn: inout Turn) {
        guard let was = apps[key] else { return }
        let profile = profile
        if profile.limits != before.limits, was.info.isOutside {
            apps[key]?.rates = RegisteredApp.Rates(profile.limits)
        }
        change(\.screen, of: key, &turn) { $0.adapt(of: key, &$1) }
        if profile.storageQuota != before.storageQuota { turn.touch(.storage, of: key) }
        guard let app = apps[key] else { return }
        turn.notifyCapabilities(of: app, on: profile, was: was, since: before)
        if profile.lockScreenDismissal != before.lockScreenDismissal {
            notifyDistraction(of: app.key, &turn)
        }
        let isAgreedAlike = profile.quirks.contains(.groupsAreAgreedTo) == before.quirks.contains(.groupsAreAgreedTo)
        if profile.permissions != before.permissions || profile.policy != before.policy || !isAgreedAlike {
            renewPolicy(of: key, &turn)
        }
        updateVideo(of: key, &turn)
    }
}

extension JSONValue {
    /// Returns this value with a merge patch (RFC 7396) applied: null removes a member, objects are merged, and any
    /// other value replaces the old value.
    func merged(with patch: JSONValue) -> JSONValue {
        guard case .object(let changes) = patch else { return patch }
        var result: JSONValue = object == nil ? .object([:]) : self
        for (key, change) in changes {
            // The type is needed: a plain nil would mean JSON null here.
            result[key] = change.isNull ? JSONValue?.none : (result[key] ?? .null).merged(with: change)
        }
        return result
    }
}
