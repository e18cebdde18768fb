import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Translates requests about the screen, the menus, the global properties and the media clock of an app.
extension Translator {
    func show(_ show: SDLShow) -> HMI.UI.Show {
        HMI.UI.Show(
            showStrings: strings(of: show), alignment: recast(show.alignment), graphic: picture(show.graphic),
            secondaryGraphic: picture(show.secondaryGraphic), softButtons: buttons(show.softButtons),
            customPresets: show.customPresets, appID: appID, windowID: show.windowID,
            templateConfiguration: recast(show.templateConfiguration))
    }

    private func strings(of show: SDLShow) -> [HMI.Common.TextFieldStruct] {
        let tags = show.metadataTags
        return text(.mainField1, show.mainField1, tags?.mainField1)
            + text(.mainField2, show.mainField2, tags?.mainField2)
            + text(.mainField3, show.mainField3, tags?.mainField3)
            + text(.mainField4, show.mainField4, tags?.mainField4) + text(.templateTitle, show.templateTitle)
            + text(.mediaClock, show.mediaClock) + text(.mediaTrack, show.mediaTrack)
            + text(.statusBar, show.statusBar)
    }

    /// Returns the UI.Show request for a layout. The HMI API has no request UI.SetDisplayLayout any more.
    func layout(_ request: SDLSetDisplayLayout) -> HMI.UI.Show {
        HMI.UI.Show(
            showStrings: [], appID: appID,
            templateConfiguration: HMI.Common.TemplateConfiguration(
                template: request.displayLayout, dayColorScheme: recast(request.dayColorScheme),
                nightColorScheme: recast(request.nightColorScheme)))
    }

    // MARK: Menus

    func add(_ command: SDLAddCommand) -> [HMIPart] {
        var parts: [HMIPart] = []
        if let menu = command.menuParams {
            parts.append(
                HMIPart(
                    HMI.UI.AddCommand(
                        cmdID: command.cmdID, menuParams: recast(menu), cmdIcon: picture(command.cmdIcon),
                        secondaryImage: picture(command.secondaryImage), appID: appID)))
        }
        if let said = command.vrCommands {
            parts.append(
                HMIPart(
                    HMI.VR.AddCommand(
                        cmdID: command.cmdID, vrCommands: said, type: .command, grammarID: grammar, appID: appID)))
        }
        return parts
    }

    /// Returns the requests that delete a command from UI and VR. `before` is the AddCommand request of the command.
    func delete(_ request: SDLDeleteCommand, of before: SDLAddCommand?) -> [HMIPart] {
        var parts: [HMIPart] = []
        if before?.menuParams != nil || before == nil {
            parts.append(HMIPart(HMI.UI.DeleteCommand(cmdID: request.cmdID, appID: appID)))
        }
        if before?.vrCommands != nil {
            parts.append(
                HMIPart(
                    HMI.VR.DeleteCommand(cmdID: request.cmdID, type: .command, grammarID: grammar, appID: appID)))
        }
        return parts
    }

    func add(_ subMenu: SDLAddSubMenu) -> HMI.UI.AddSubMenu {
        HMI.UI.AddSubMenu(
            menuID: subMenu.menuID,
            menuParams: HMI.Common.MenuParams(
                parentID: subMenu.parentID, position: subMenu.position, menuName: subMenu.menuName,
                secondaryText: subMenu.secondaryText, tertiaryText: subMenu.tertiaryText),
            menuIcon: picture(subMenu.menuIcon), secondaryImage: picture(subMenu.secondaryImage), appID: appID,
            menuLayout: recast(app.menu.subMenus[subMenu.menuID]?.menuLayout))
    }

    /// Returns the requests that delete a submenu and its contents, one request for each entry, the deepest entries
    /// first.
    func delete(subMenu id: Int, of before: RegisteredApp?) -> [HMIPart] {
        let menus = before?.menu.subMenus.values.filter { $0.parentIDOrDefault == id } ?? []
        let commands = before?.menu.commands.values.filter { $0.menuParams?.parentIDOrDefault == id } ?? []
        return menus.flatMap { delete(subMenu: $0.menuID, of: before) }
            + commands.flatMap { delete(SDLDeleteCommand(cmdID: $0.cmdID), of: $0) }
            + [HMIPart(HMI.UI.DeleteSubMenu(menuID: id, appID: appID))]
    }

    /// The id of the voice grammar for all commands of the app.
    var grammar: Int { appID }

    func grammar(ofChoiceSet id: Int) -> Int { StableNumber.of("\(app.key.rawValue) \(id)") }

    func add(choiceSet id: Int, _ choices: [SDLChoice]) -> [HMIPart] {
        choices.compactMap { choice in
            choice.vrCommands.map {
                HMIPart(
                    HMI.VR.AddCommand(
                        cmdID: choice.choiceID, vrCommands: $0, type: .choice, grammarID: grammar(ofChoiceSet: id),
                        appID: appID))
            }
        }
    }

    func delete(choiceSet id: Int, _ choices: [SDLChoice]) -> [HMIPart] {
        choices.filter { $0.vrCommands != nil }.map {
            HMIPart(
                HMI.VR.DeleteCommand(
                    cmdID: $0.choiceID, type: .choice, grammarID: grammar(ofChoiceSet: id), appID: appID))
        }
    }

    // MARK: Properties and clock

    func set(_ properties: SDLSetGlobalProperties) -> [HMIPart] {
        var parts: [HMIPart] = []
        // If the requested and the stored layout differ, the head unit has refused the layout. Then no layout is sent.
        let layout = app.screen.globalProperties.menuLayout
        let screen = HMI.UI.SetGlobalProperties(
            vrHelpTitle: properties.vrHelpTitle, vrHelp: help(properties.vrHelp), menuTitle: properties.menuTitle,
            menuIcon: picture(properties.menuIcon), keyboardProperties: recast(properties.keyboardProperties?.listed),
            appID: appID, menuLayout: recast(properties.menuLayout == layout ? layout : nil))
        if screen != HMI.UI.SetGlobalProperties(appID: appID) { parts.append(HMIPart(screen)) }
        let speech = HMI.TTS.SetGlobalProperties(
            helpPrompt: sounds(properties.helpPrompt), timeoutPrompt: sounds(properties.timeoutPrompt), appID: appID)
        if speech != HMI.TTS.SetGlobalProperties(appID: appID) { parts.append(HMIPart(speech)) }
        if let place = properties.userLocation {
            parts.append(HMIPart(HMI.RC.SetGlobalProperties(userLocation: recast(place), appID: appID)))
        }
        return parts
    }

    func reset(_ properties: [SDLGlobalProperty]) -> [HMIPart] { set(defaults(of: properties)) }

    /// Returns SDL Core's default values for `properties`.
    func defaults(of properties: [SDLGlobalProperty]) -> SDLSetGlobalProperties {
        var back = SDLSetGlobalProperties()
        for property in properties {
            switch property {
            case .vrhelptitle, .vrhelpitems:
                back.vrHelpTitle = CoreDefaults.helpTitle
                back.vrHelp = listedHelp
            // For an empty menu title, a page shows its own default. SDL Core sends no message for a menu icon.
            case .menuname: back.menuTitle = ""
            case .keyboardproperties:
                back.keyboardProperties = SDLKeyboardProperties(
                    language: .enUs, keyboardLayout: .qwerty, autoCompleteList: [],
                    maskInputCharacters: .disableInputKeyMask)
            case .helpprompt: back.helpPrompt = CoreDefaults.prompts
            case .timeoutprompt: back.timeoutPrompt = CoreDefaults.prompts
            case .userLocation:
                back.userLocation = SDLSeatLocation(
                    grid: SDLGrid(col: 0, row: 0, level: 0, colspan: 1, rowspan: 1, levelspan: 1))
            default: break
            }
        }
        return back
    }

    func set(_ clock: SDLSetMediaClockTimer) -> HMI.UI.SetMediaClockTimer {
        HMI.UI.SetMediaClockTimer(
            startTime: recast(clock.startTime), endTime: recast(clock.endTime),
            updateMode: HMI.Common.ClockUpdateMode(rawValue: clock.updateMode.rawValue),
            audioStreamingIndicator: recast(clock.audioStreamingIndicator),
            forwardSeekIndicator: recast(clock.forwardSeekIndicator),
            backSeekIndicator: recast(clock.backSeekIndicator), countRate: clock.countRateOrDefault, appID: appID)
    }
}
