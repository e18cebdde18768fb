import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// A request that restores one item of an app, and the requests that undo this request.
struct ResumptionStep {
    let part: HMIPart
    let undo: [HMIPart]
}

// The data of an app that has resumed with its hash, in the same order as in SDL Core.
extension Translator {
    func resumption() -> [ResumptionStep] {
        var steps: [ResumptionStep] = []
        for menu in app.menu.subMenus.values {
            let undo = HMIPart(HMI.UI.DeleteSubMenu(menuID: menu.menuID, appID: appID))
            steps.append(ResumptionStep(part: HMIPart(add(menu)), undo: [undo]))
        }
        for command in app.menu.commands.values {
            steps += pairs(add(command), delete(SDLDeleteCommand(cmdID: command.cmdID), of: command))
        }
        for (id, choices) in app.choices.sets {
            steps += pairs(add(choiceSet: id, choices), delete(choiceSet: id, choices))
        }
        steps += properties()
        for name in app.screen.buttons where name != .customButton {
            steps.append(ResumptionStep(part: subscribe(name), undo: [unsubscribe(name)]))
        }
        for window in app.screen.windows.values where window.windowID != 0 {
            let undo = HMIPart(HMI.UI.DeleteWindow(windowID: window.windowID, appID: appID))
            steps.append(ResumptionStep(part: created(window), undo: [undo]))
        }
        return steps
    }

    /// Pairs each request with the request that undoes this request. A command may have two requests: one for the
    /// screen and one for the voice recognition.
    private func pairs(_ parts: [HMIPart], _ undo: [HMIPart]) -> [ResumptionStep] {
        zip(parts, undo).map { ResumptionStep(part: $0, undo: [$1]) }
    }

    /// Returns the requests for the global properties and the generated voice help. Properties that the app has reset
    /// get SDL Core's defaults. Undoing a request also sets the defaults.
    private func properties() -> [ResumptionStep] {
        var whole = defaults(of: app.screen.resetProperties.filter { $0 != .keyboardproperties })
        if !app.spokenCommands.isEmpty { whole.apply(generatedHelp) }
        whole.apply(app.screen.globalProperties)
        var bare = app
        bare.menu = AppMenu()
        let without = Translator(
            app: bare, appID: appID, device: device, image: image, callsPlayPauseOK: callsPlayPauseOK)
        let undo = without.reset(SDLGlobalProperty.allCases.filter(whole.sets))
        return set(whole).map { part in
            ResumptionStep(part: part, undo: undo.filter { $0.method == part.method })
        }
    }
}
