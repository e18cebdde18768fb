import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHeadUnit

/// What any app may do and hear at which level: as the group Base-4 of SDL Core's own policy has it.
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

    @Test(arguments: group) func `An app may what SDL Core's policy lets every app do`(_ row: Row) throws {
        for name in row.names {
            let kind: SDLRPCKind = name.hasPrefix("On") ? .notification : .request
            let function = try #require(SDLRPCRegistry.message(named: name, kind)?.functionID, "\(name)")
            let levels = SDLHMILevel.allCases.filter { Policy().verdict(on: function, at: $0) == .allowed }
            #expect(Set(levels) == Set(row.levels), "\(name)")
        }
    }

    @Test func `A profile says of what apps are told, too, at which levels that is`() throws {
        let generic = try #require(Profile.all.first { $0.id == "generic" })
        let profile = try Profile(
            generic.document.patched(["permissions": ["OnCommand": ["FULL"], "Show": ["FULL", "LIMITED"]]]))
        #expect(profile.permissions[.onCommand] == [.full] && profile.permissions[.show] == [.full, .limited])
    }
}
