import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// Tests of the levels at which every app may use each function. The group Base-4 of SDL Core's policy permits the same
/// levels.
@Suite struct BasePermissionTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let levels: [SDLHMILevel]
        let names: [String]
        var testDescription: String { levels.map(\.rawValue).joined(separator: ", ") }
    }

    private static let group = [
        Row(
            levels: [.full, .limited, .background, .none],
            names: [
                "ChangeRegistration", "DeleteFile", "GetSystemCapability", "ListFiles", "OnAppInterfaceUnregistered",
                "OnDriverDistraction", "OnHMIStatus", "OnHashChange", "OnLanguageChange", "OnPermissionsChange",
                "OnSystemCapabilityUpdated", "OnSystemRequest", "PutFile", "RegisterAppInterface",
                "ResetGlobalProperties", "SetAppIcon", "SetDisplayLayout", "SetGlobalProperties", "SystemRequest",
                "UnregisterAppInterface",
            ]),
        Row(
            levels: [.full, .limited, .background],
            names: [
                "AddCommand", "AddSubMenu", "CancelInteraction", "CloseApplication", "CreateInteractionChoiceSet",
                "DeleteCommand", "DeleteInteractionChoiceSet", "DeleteSubMenu", "EndAudioPassThru", "OnAudioPassThru",
                "OnButtonEvent", "OnButtonPress", "OnCommand", "SetMediaClockTimer", "Show", "SubscribeButton",
                "SubtleAlert", "UnsubscribeButton",
            ]),
        Row(
            levels: [.full, .limited],
            names: ["Alert", "PerformAudioPassThru", "PerformInteraction", "Speak"]),
        Row(levels: [.full], names: ["ScrollableMessage", "ShowAppMenu", "Slider"]),
    ]

    @Test(arguments: group) func `Every app has the permissions of SDL Core's base group`(_ row: Row) throws {
        for name in row.names {
            let kind: SDLRPCKind = name.hasPrefix("On") ? .notification : .request
            let function = try #require(SDLRPCRegistry.message(named: name, kind)?.functionID, "\(name)")
            let levels = SDLHMILevel.allCases.filter { Policy().verdict(on: function, at: $0) == .allowed }
            #expect(Set(levels) == Set(row.levels), "\(name)")
        }
    }

    @Test func `A profile also sets the levels at which notifications are sent`() throws {
        let generic = try #require(Profile.all.first { $0.id == "generic" })
        let profile = try Profile(
            generic.document.patched(["permissions": ["OnCommand": ["FULL"], "Show": ["FULL", "LIMITED"]]]))
        #expect(profile.permissions[.onCommand] == [.full] && profile.permissions[.show] == [.full, .limited])
    }
}
