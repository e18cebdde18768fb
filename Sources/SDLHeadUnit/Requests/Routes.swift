import SDLRPC

extension RequestRoute {
    /// The supported requests, each with its effect and the affected part of the state tree. Other requests are
    /// answered as unsupported. docs/messages.md is generated from this table.
    static let all: [SDLFunctionID: RequestRoute] = [
        .registerAppInterface: RequestRoute(
            SDLRegisterAppInterface.self,
            "registers the app in NONE and sends it the car's capabilities; with a matching hash, restores its "
                + "earlier data", at: "hmiLevel"
        ) { $0.register($1, $2, &$3) },
        .unregisterAppInterface: RequestRoute(
            SDLUnregisterAppInterface.self, "removes the app and everything it shows", at: "headUnit/appOrder"
        ) { $0.unregister($2, &$3) },
        .show: RequestRoute(
            SDLShow.self, "sets the texts, images and buttons of a window", at: "windows",
            of(\RegisteredApp.screen) { $0.show($1, $2, &$3) }),
        .alert: RequestRoute(
            SDLAlert.self, "shows an alert over the screen and speaks its text", at: "headUnit/overlays",
            waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.alert($1, $2, &$3) }),
        .subtleAlert: RequestRoute(
            SDLSubtleAlert.self, "shows a banner at the top of the screen", at: "headUnit/overlays",
            waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.subtleAlert($1, $2, &$3) }),
        .scrollableMessage: RequestRoute(
            SDLScrollableMessage.self, "shows a long text over the screen", at: "headUnit/overlays",
            waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.scrollableMessage($1, $2, &$3) }),
        .slider: RequestRoute(
            SDLSlider.self, "shows a slider over the screen until the driver closes it", at: "headUnit/overlays",
            waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.slider($1, $2, &$3) }),
        .performInteraction: RequestRoute(
            SDLPerformInteraction.self,
            "shows a list, tiles or a keyboard and accepts voice commands, until the driver chooses or the time "
                + "is up", at: "headUnit/overlays", waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.interaction($1, $2, &$3) }),
        .performAudioPassThru: RequestRoute(
            SDLPerformAudioPassThru.self,
            "records from a file or a built-in sound and sends the audio to the app in pieces",
            at: "headUnit/overlays", waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.audioPassThru($1, $2, &$3) }),
        .endAudioPassThru: RequestRoute(
            SDLEndAudioPassThru.self, "ends the recording", at: "headUnit/overlays",
            of(\HeadUnitState.overlays) { $0.endAudioPassThru($2, &$3) }),
        .cancelInteraction: RequestRoute(
            SDLCancelInteraction.self, "aborts an overlay that is shown or waiting", at: "headUnit/overlays",
            of(\HeadUnitState.overlays) { $0.cancel($1, $2, &$3) }),
        .createInteractionChoiceSet: RequestRoute(
            SDLCreateInteractionChoiceSet.self, "stores choices for later interactions", at: "choiceSets",
            of(\RegisteredApp.choices) { $0.create($1, $2, &$3) }),
        .deleteInteractionChoiceSet: RequestRoute(
            SDLDeleteInteractionChoiceSet.self, "deletes the choices; IN_USE while they are shown", at: "choiceSets",
            of(\RegisteredApp.choices) { $0.delete($1, $2, &$3) }),
        .addCommand: RequestRoute(
            SDLAddCommand.self, "adds a menu entry, voice commands, or both", at: "commands",
            of(\RegisteredApp.menu) { $0.add($1, $2, &$3) }),
        .deleteCommand: RequestRoute(
            SDLDeleteCommand.self, "deletes the menu entry and its voice commands", at: "commands",
            of(\RegisteredApp.menu) { $0.delete($1, $2, &$3) }),
        .addSubMenu: RequestRoute(
            SDLAddSubMenu.self, "adds a menu entry that opens a submenu", at: "subMenus",
            of(\RegisteredApp.menu) { $0.add($1, $2, &$3) }),
        .deleteSubMenu: RequestRoute(
            SDLDeleteSubMenu.self, "deletes the submenu and its contents", at: "subMenus",
            of(\RegisteredApp.menu) { $0.delete($1, $2, &$3) }),
        .showAppMenu: RequestRoute(
            SDLShowAppMenu.self, "opens the app's menu", at: "headUnit/menu",
            of(\RegisteredApp.menu) { $0.showMenu($1, $2, &$3) }),
        .subscribeButton: RequestRoute(
            SDLSubscribeButton.self, "subscribes the app to a button of the car", at: "subscribedButtons",
            of(\RegisteredApp.screen) { $0.subscribe($1, $2, &$3) }),
        .unsubscribeButton: RequestRoute(
            SDLUnsubscribeButton.self, "ends the subscription", at: "subscribedButtons",
            of(\RegisteredApp.screen) { $0.unsubscribe($1, $2, &$3) }),
        .setGlobalProperties: RequestRoute(
            SDLSetGlobalProperties.self,
            "sets the help texts, prompts, menu title and keyboard properties", at: "globalProperties",
            of(\RegisteredApp.screen) { $0.setGlobals($1, $2, &$3) }),
        .resetGlobalProperties: RequestRoute(
            SDLResetGlobalProperties.self, "resets the named properties", at: "globalProperties",
            of(\RegisteredApp.screen) { $0.resetGlobals($1, $2, &$3) }),
        .setMediaClockTimer: RequestRoute(
            SDLSetMediaClockTimer.self, "starts, pauses or clears the media clock", at: "mediaClock",
            of(\RegisteredApp.screen) { $0.setClock($1, $2, &$3) }),
        .setDisplayLayout: RequestRoute(
            SDLSetDisplayLayout.self, "changes the template; for apps before version 6", at: "windows",
            of(\RegisteredApp.screen) { $0.setLayout($1, $2, &$3) }),
        .sendHapticData: RequestRoute(
            SDLSendHapticData.self, "sets the areas of the app's video that a knob can select", at: "haptics",
            of(\RegisteredApp.screen) { $0.setHaptics($1, $2, &$3) }),
        .closeApplication: RequestRoute(
            SDLCloseApplication.self, "closes the app; its level is then NONE", at: "hmiLevel"
        ) { state, _, caller, turn in
            turn.respond(caller, SDLCloseApplicationResponse(success: true, resultCode: .success))
            // If a web HMI has to confirm the request, the app is closed after the confirmation.
            if !state.presenter.policy.confirms { state.close(caller.app, &turn) }
        },
        .putFile: RequestRoute(
            SDLPutFile.self, "stores a file of the app, completely or not at all", at: "files",
            withBulk: { car, request, bulk, caller, turn in
                car.change(\.files, &turn) { $0.put(request, bulk: bulk, caller, &$1) }
            }),
        .deleteFile: RequestRoute(
            SDLDeleteFile.self, "deletes the file; images that use it disappear", at: "files",
            of(\HeadUnitState.files) { $0.delete($1, $2, &$3) }),
        .listFiles: RequestRoute(
            SDLListFiles.self, "returns the names of the app's files and the free space", at: "files",
            of(\HeadUnitState.files) { $0.list($2, &$3) }),
        .setAppIcon: RequestRoute(
            SDLSetAppIcon.self, "makes one of the app's files its icon", at: "icon",
            of(\HeadUnitState.files) { $0.setIcon($1, $2, &$3) }),
        .getSystemCapability: RequestRoute(
            SDLGetSystemCapability.self,
            "returns a capability of the car; subscribes the app to changes if requested",
            of(\RegisteredApp.capabilities) { $0.get($1, $2, &$3) }),
        .getVehicleData: RequestRoute(
            SDLGetVehicleData.self, "returns the current values of vehicle-data items", at: "headUnit/vehicle",
            asItCame: { state, request, raw, caller, turn in
                state.change(\.carData, &turn) { $0.get(request, raw, caller, &$1) }
            }),
        .subscribeVehicleData: RequestRoute(
            SDLSubscribeVehicleData.self, "subscribes the app to vehicle-data items",
            at: "subscribedVehicleData",
            asItCame: { state, request, raw, caller, turn in
                state.change(\.carData, &turn) { $0.subscribe(request, raw, caller, &$1) }
            }),
        .unsubscribeVehicleData: RequestRoute(
            SDLUnsubscribeVehicleData.self, "ends the subscription", at: "subscribedVehicleData",
            asItCame: { state, request, raw, caller, turn in
                state.change(\.carData, &turn) { $0.unsubscribe(request, raw, caller, &$1) }
            }),
        .getInteriorVehicleData: RequestRoute(
            SDLGetInteriorVehicleData.self,
            "returns the state of a module; subscribes the app to changes if requested",
            at: "headUnit/modules",
            of(\HeadUnitState.control) { $0.get($1, $2, &$3) }),
        .setInteriorVehicleData: RequestRoute(
            SDLSetInteriorVehicleData.self, "sets a module that the app may use", at: "headUnit/modules",
            of(\HeadUnitState.control) { $0.set($1, $2, &$3) }),
        .getInteriorVehicleDataConsent: RequestRoute(
            SDLGetInteriorVehicleDataConsent.self, "asks the driver for modules that another app uses",
            at: "headUnit/consents",
            of(\HeadUnitState.control) { $0.consent($1, $2, &$3) }),
        .releaseInteriorVehicleDataModule: RequestRoute(
            SDLReleaseInteriorVehicleDataModule.self, "releases a module for other apps", at: "headUnit/modules",
            of(\HeadUnitState.control) { $0.release($1, $2, &$3) }),
        .buttonPress: RequestRoute(
            SDLButtonPress.self, "presses a button of the radio or the climate control", at: "headUnit/modules",
            of(\HeadUnitState.control) { $0.press($1, $2, &$3) }),
        .dialNumber: RequestRoute(
            SDLDialNumber.self,
            "asks the driver, then makes a call until the driver ends it; no other sound plays meanwhile",
            at: "headUnit/call", waitsForOthers: true,
            of(\HeadUnitState.calls) { $0.dial($1, $2, &$3) }),
        .sendLocation: RequestRoute(
            SDLSendLocation.self,
            "asks the driver whether to accept the destination; DESTINATION and QUEUE are accepted without a "
                + "question",
            at: "headUnit/navigation", waitsForOthers: true,
            of(\HeadUnitState.navigation) { $0.send($1, $2, &$3) }),
        .getWayPoints: RequestRoute(
            SDLGetWayPoints.self,
            "returns the route or its destination; IN_USE while the driver is asked about a destination",
            at: "headUnit/navigation",
            of(\HeadUnitState.navigation) { $0.get($1, $2, &$3) }),
        .subscribeWayPoints: RequestRoute(
            SDLSubscribeWayPoints.self,
            "subscribes the app to the route; a web HMI gets the request only for the first subscriber",
            at: "subscribedWayPoints",
            of(\HeadUnitState.navigation) { $0.subscribeWayPoints($2, &$3) }),
        .unsubscribeWayPoints: RequestRoute(
            SDLUnsubscribeWayPoints.self,
            "ends the subscription; a web HMI gets the request only when the last subscriber leaves",
            at: "subscribedWayPoints",
            of(\HeadUnitState.navigation) { $0.unsubscribeWayPoints($2, &$3) }),
        .showConstantTBT: RequestRoute(
            SDLShowConstantTBT.self, "shows the next turn and its buttons", at: "headUnit/navigation",
            of(\HeadUnitState.navigation) { $0.showTurn($1, $2, &$3) }),
        .updateTurnList: RequestRoute(
            SDLUpdateTurnList.self, "sets the list of turns, which the driver can open", at: "headUnit/navigation",
            of(\HeadUnitState.navigation) { $0.showTurns($1, $2, &$3) }),
        .alertManeuver: RequestRoute(
            SDLAlertManeuver.self,
            "announces a turn; its buttons are shown until the app reports that the maneuver is complete",
            at: "headUnit/navigation", waitsForOthers: true,
            of(\HeadUnitState.navigation) { $0.alertManeuver($1, $2, &$3) }),
        .readDID: RequestRoute(
            SDLReadDID.self, "returns the data of a control unit that the profile defines",
            of(\HeadUnitState.carData) { $0.read($1, $2, &$3) }),
        .getDTCs: RequestRoute(
            SDLGetDTCs.self, "returns the trouble codes of a control unit that the profile defines",
            of(\HeadUnitState.carData) { $0.troubles($1, $2, &$3) }),
        .diagnosticMessage: RequestRoute(
            SDLDiagnosticMessage.self, "returns the control unit's response that the profile defines for these bytes",
            of(\HeadUnitState.carData) { $0.diagnose($1, $2, &$3) }),
        .speak: RequestRoute(
            SDLSpeak.self, "speaks a text, for about its natural duration", at: "speaking", waitsForOthers: true,
            of(\HeadUnitState.speech) { $0.speak($1, $2, &$3) }),
        .publishAppService: RequestRoute(
            SDLPublishAppService.self,
            "adds a service; it becomes active if it is the first of its type or its app is in FULL",
            at: "headUnit/services",
            of(\HeadUnitState.services) { $0.publish($1, $2, &$3) }),
        .unpublishAppService: RequestRoute(
            SDLUnpublishAppService.self,
            "removes the service; the car's own service of the type becomes active again", at: "headUnit/services",
            of(\HeadUnitState.services) { $0.unpublish($1, $2, &$3) }),
        .getAppServiceData: RequestRoute(
            SDLGetAppServiceData.self,
            "asks the app with the active service, or returns the car's own data; subscribes the app to changes "
                + "if requested", at: "subscribedServices", waitsForOthers: true,
            of(\HeadUnitState.services) { $0.get($1, $2, &$3) }),
        .performAppServiceInteraction: RequestRoute(
            SDLPerformAppServiceInteraction.self,
            "passes the request to the app with the service; asks the driver first if the service would become active "
                + "and the requesting app is in the background", at: "headUnit/serviceQuestions",
            waitsForOthers: true,
            of(\HeadUnitState.services) { $0.interact($1, $2, &$3) }),
        .getFile: RequestRoute(
            SDLGetFile.self,
            "returns a file of the app or of an app with a service, in whole or in part; for a service of the web "
                + "HMI, the HMI names the file",
            of(\HeadUnitState.files) { $0.get($1, $2, &$3) }),
        .createWindow: RequestRoute(
            SDLCreateWindow.self, "creates a widget, which the page shows beside the screen", at: "windows",
            of(\RegisteredApp.screen) { $0.create($1, $2, &$3) }),
        .deleteWindow: RequestRoute(
            SDLDeleteWindow.self, "deletes the widget", at: "windows",
            of(\RegisteredApp.screen) { $0.delete($1, $2, &$3) }),
        .setCloudAppProperties: RequestRoute(
            SDLSetCloudAppProperties.self,
            "sets the properties of a cloud app, which the head unit dials when the driver opens it",
            at: "headUnit/cloudApps",
            of(\HeadUnitState.cloudApps) { $0.setCloudApp($1, $2, &$3) }),
        .getCloudAppProperties: RequestRoute(
            SDLGetCloudAppProperties.self, "returns the properties of a cloud app", at: "headUnit/cloudApps",
            of(\HeadUnitState.cloudApps) { $0.getCloudApp($1, $2, &$3) }),
        .changeRegistration: RequestRoute(
            SDLChangeRegistration.self, "changes the app's language and names",
            at: "language"
        ) { $0.changeRegistration($1, $2, &$3) },
    ]

    /// Requests that are answered with success but change nothing, with the reason.
    static let withoutEffect: [SDLFunctionID: String] = [
        .systemRequest:
            "data from an app's server is meant for a policy server or the car maker; a web HMI receives only the "
            + "file name, and may have the file read as a policy",
        .encodedSyncPData: "there is no policy server",
    ]
}
