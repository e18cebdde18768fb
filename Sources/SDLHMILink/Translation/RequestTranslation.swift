import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Translates a request that the head unit has accepted to requests to the HMI. Overlays and speech are not translated
/// here, because overlays and speech last longer than a request. The link translates overlays and speech when they
/// appear in the head unit's state.
enum RequestTranslation {
    /// The functions whose replies wait until the HMI has answered.
    static var functions: Set<SDLFunctionID> { Set(table.keys) }

    /// Returns the HMI requests for an app's message. `before` is the app's state before the request was performed.
    static func parts(
        of message: any SDLRPCMessage, _ translator: Translator, before: RegisteredApp? = nil
    ) -> [HMIPart] {
        table[type(of: message).functionID]?.parts(message, translator, before) ?? []
    }

    /// Returns the requests that undo a message. The link sends these requests if the HMI accepts the message too late,
    /// after the time limit. As in SDL Core, only button subscriptions are undone.
    static func undo(of message: any SDLRPCMessage, _ translator: Translator) -> [HMIPart] {
        (message as? SDLSubscribeButton).map { [translator.unsubscribe($0.buttonName)] } ?? []
    }

    private typealias Row = TranslationRow

    private static let table = Dictionary(uniqueKeysWithValues: (screen + menus + others).map { ($0.function, $0) })

    private static let screen: [Row] = [
        Row(SDLShow.self) { $1.show($0) },
        Row(SDLSetDisplayLayout.self) { $1.layout($0) },
        Row(SDLSetAppIcon.self) { $1.setIcon($0.syncFileName) },
        Row(SDLCreateWindow.self) { request, to in
            HMI.UI.CreateWindow(
                windowID: request.windowID, windowName: request.windowName,
                type: HMI.Common.WindowType(rawValue: request.type.rawValue),
                associatedServiceType: request.associatedServiceType,
                duplicateUpdatesFromWindowID: request.duplicateUpdatesFromWindowID, appID: to.appID)
        },
        Row(SDLDeleteWindow.self) { HMI.UI.DeleteWindow(windowID: $0.windowID, appID: $1.appID) },
        Row(SDLSetMediaClockTimer.self) { $1.set($0) },
        Row(SDLSendHapticData.self) {
            HMI.UI.SendHapticData(appID: $1.appID, hapticRectData: recast($0.hapticRectData))
        },
    ]

    private static let menus: [Row] = [
        Row(SDLAddCommand.self) { request, to, _ in to.add(request) },
        Row(SDLDeleteCommand.self) { request, to, before in to.delete(request, of: before?.menu.commands[request.cmdID])
        },
        Row(SDLAddSubMenu.self) { $1.add($0) },
        Row(SDLDeleteSubMenu.self) { request, to, before in to.delete(subMenu: request.menuID, of: before) },
        Row(SDLShowAppMenu.self) { HMI.UI.ShowAppMenu(menuID: $0.menuID, appID: $1.appID) },
        Row(SDLCreateInteractionChoiceSet.self) { request, to, _ in
            to.add(choiceSet: request.interactionChoiceSetID, request.choiceSet)
        },
        Row(SDLDeleteInteractionChoiceSet.self) { request, to, before in
            let id = request.interactionChoiceSetID
            return to.delete(choiceSet: id, before?.choices.sets[id] ?? [])
        },
    ]

    private static let others: [Row] = [
        Row(SDLSubscribeButton.self) { request, to, _ in [to.subscribe(request.buttonName)] },
        Row(SDLUnsubscribeButton.self) { request, to, _ in [to.unsubscribe(request.buttonName)] },
        Row(SDLSetGlobalProperties.self) { request, to, _ in to.set(request) },
        Row(SDLResetGlobalProperties.self) { request, to, _ in to.reset(request.properties) },
        Row(SDLCloseApplication.self) { HMI.BasicCommunication.CloseApplication(appID: $1.appID) },
        Row(SDLChangeRegistration.self) { _, to, _ in to.registration },
    ]
}

/// Translates the requests of one function. The closures receive the app's request, the translator for the app, and the
/// app's state before the request was performed.
struct TranslationRow: Sendable {
    let function: SDLFunctionID
    let parts: @Sendable (any SDLRPCMessage, Translator, RegisteredApp?) -> [HMIPart]

    init<Request: SDLRPCRequest>(
        _ type: Request.Type, _ parts: @escaping @Sendable (Request, Translator, RegisteredApp?) -> [HMIPart]
    ) {
        function = Request.functionID
        self.parts = { message, translator, before in
            (message as? Request).map { parts($0, translator, before) } ?? []
        }
    }

    init<Request: SDLRPCRequest, Out: HMIRequest>(
        _ type: Request.Type, one part: @escaping @Sendable (Request, Translator) -> Out
    ) {
        self.init(type) { request, translator, _ in [HMIPart(part(request, translator))] }
    }

    /// Creates a row for requests that have the same parameters in both APIs, except for the appID.
    init<Request: SDLRPCRequest, Out: HMIRequest>(_ type: Request.Type, as other: Out.Type) {
        self.init(type) { request, to, _ in
            let part: Out? = Translator.addressed(request, to.appID)
            return part.map { [HMIPart($0, adding: to.extraMembers)] } ?? []
        }
    }
}
