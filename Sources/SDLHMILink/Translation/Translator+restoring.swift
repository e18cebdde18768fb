import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// The requests that restore an app's screens, menus and data after the HMI has connected again.
extension Translator {
    func everything(at now: Instant) -> [HMIPart] {
        var parts: [HMIPart] = []
        if let icon = app.icon { parts.append(HMIPart(setIcon(icon))) }
        for window in app.screen.windows.values { parts += restored(window) }
        parts += wholeProperties()
        for subMenu in app.menu.subMenus.values { parts.append(HMIPart(add(subMenu))) }
        for command in app.menu.commands.values { parts += add(command) }
        for (id, choices) in app.choices.sets { parts += add(choiceSet: id, choices) }
        for name in app.screen.buttons where name != .customButton { parts.append(subscribe(name)) }
        if let clock = app.screen.mediaClock { parts += restored(clock, at: now) }
        if !app.screen.haptics.isEmpty {
            parts.append(HMIPart(HMI.UI.SendHapticData(appID: appID, hapticRectData: recast(app.screen.haptics))))
        }
        return parts
    }

    func setIcon(_ file: String) -> HMI.UI.SetAppIcon {
        HMI.UI.SetAppIcon(
            syncFileName: HMI.Common.Image(value: image(app.key, file), imageType: .dynamic), appID: appID)
    }

    private func restored(_ window: Window) -> [HMIPart] {
        var show = window.content
        show.windowID = window.windowID == 0 ? nil : window.windowID
        show.templateConfiguration = SDLTemplateConfiguration(
            template: window.template, dayColorScheme: window.dayColorScheme,
            nightColorScheme: window.nightColorScheme)
        let shown = HMIPart(self.show(show))
        guard window.windowID != 0 else { return [shown] }
        return [created(window), shown]
    }

    func created(_ window: Window) -> HMIPart {
        HMIPart(
            HMI.UI.CreateWindow(
                windowID: window.windowID, windowName: window.name ?? "",
                type: HMI.Common.WindowType(rawValue: window.type.rawValue),
                associatedServiceType: window.associatedServiceType,
                duplicateUpdatesFromWindowID: window.duplicatesFrom, appID: appID))
    }

    /// Returns the requests that restore the media clock. The HMI's clock then starts at the time that the media clock
    /// shows now.
    private func restored(_ clock: MediaClock, at now: Instant) -> [HMIPart] {
        var request = clock.request
        if let start = request.startTime, request.updateMode == .countup || request.updateMode == .countdown {
            let run =
                Double(((clock.pausedAt ?? now) - clock.setAt).nanoseconds) / 1e9 * clock.request.countRateOrDefault
            let began = start.hours * 3600 + start.minutes * 60 + start.seconds
            let shown = max(0, request.updateMode == .countup ? began + Int(run) : began - Int(run))
            request.startTime = SDLStartTime(
                hours: min(shown / 3600, 59), minutes: shown / 60 % 60, seconds: shown % 60)
        }
        var parts = [HMIPart(set(request))]
        if clock.pausedAt != nil {
            // The message repeats members such as the audio streaming indicator, because a page resets missing members.
            request.updateMode = .pause
            (request.startTime, request.endTime) = (nil, nil)
            parts.append(HMIPart(set(request)))
        }
        return parts
    }
}
