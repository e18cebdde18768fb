import SDLRPC

extension RequestRoute {
    /// The requests there is something behind, with what comes of each and where in the state tree it is seen; all others are
    /// answered as unsupported. docs/messages.md is written from them.
    static let all: [SDLFunctionID: RequestRoute] = [
        .registerAppInterface: RequestRoute(
            SDLRegisterAppInterface.self,
            "the app stands among the apps, in NONE, and has been told of the car; what it was "
                + "before a lost connection comes back with its hash", at: "hmiLevel"
        ) { $0.register($1, $2, &$3) },
        .unregisterAppInterface: RequestRoute(
            SDLUnregisterAppInterface.self, "the app goes, with all that it has shown", at: "headUnit/appOrder"
        ) { $0.unregister($2, &$3) },
        .show: RequestRoute(SDLShow.self, "texts, pictures and buttons of a window", at: "windows") {
            $0.show($1, $2, &$3)
        },
        .alert: RequestRoute(
            SDLAlert.self, "an alert over the screen, and what it says", at: "headUnit/overlays", waitsForOthers: true
        ) { $0.alert($1, $2, &$3) },
        .subtleAlert: RequestRoute(
            SDLSubtleAlert.self, "a banner on top of the screen", at: "headUnit/overlays", waitsForOthers: true
        ) { $0.subtleAlert($1, $2, &$3) },
        .scrollableMessage: RequestRoute(
            SDLScrollableMessage.self, "a long text over the screen", at: "headUnit/overlays", waitsForOthers: true
        ) {
            $0.scrollableMessage($1, $2, &$3)
        },
        .slider: RequestRoute(
            SDLSlider.self, "a slider over the screen, until it is left", at: "headUnit/overlays", waitsForOthers: true
        ) { $0.slider($1, $2, &$3) },
        .performInteraction: RequestRoute(
            SDLPerformInteraction.self,
            "a list, tiles or a keyboard over the screen, words the driver can say, until "
                + "something is chosen or time is up", at: "headUnit/overlays", waitsForOthers: true
        ) {
            $0.interaction($1, $2, &$3)
        },
        .performAudioPassThru: RequestRoute(
            SDLPerformAudioPassThru.self,
            "the microphone records, from a file or a built-in sound, and the app gets the pieces",
            at: "headUnit/overlays", waitsForOthers: true
        ) {
            $0.audioPassThru($1, $2, &$3)
        },
        .endAudioPassThru: RequestRoute(SDLEndAudioPassThru.self, "the recording is over", at: "headUnit/overlays") {
            $0.endAudioPassThru($2, &$3)
        },
        .cancelInteraction: RequestRoute(
            SDLCancelInteraction.self, "what stands over the screen, or waits, is aborted", at: "headUnit/overlays"
        ) { $0.cancel($1, $2, &$3) },
        .createInteractionChoiceSet: RequestRoute(
            SDLCreateInteractionChoiceSet.self, "choices, to be shown later", at: "choiceSets"
        ) { $0.create($1, $2, &$3) },
        .deleteInteractionChoiceSet: RequestRoute(
            SDLDeleteInteractionChoiceSet.self, "the choices go; IN_USE while they are shown", at: "choiceSets"
        ) { $0.delete($1, $2, &$3) },
        .addCommand: RequestRoute(
            SDLAddCommand.self, "a line of the app's menu, words the driver can say, or both", at: "commands"
        ) { $0.add($1, $2, &$3) },
        .deleteCommand: RequestRoute(SDLDeleteCommand.self, "the line and the words go", at: "commands") {
            $0.delete($1, $2, &$3)
        },
        .addSubMenu: RequestRoute(SDLAddSubMenu.self, "a line that opens a menu", at: "subMenus") {
            $0.add($1, $2, &$3)
        },
        .deleteSubMenu: RequestRoute(SDLDeleteSubMenu.self, "it goes, with what is inside", at: "subMenus") {
            $0.delete($1, $2, &$3)
        },
        .showAppMenu: RequestRoute(SDLShowAppMenu.self, "the menu opens on the car", at: "headUnit/menu") {
            $0.showMenu($1, $2, &$3)
        },
        .subscribeButton: RequestRoute(
            SDLSubscribeButton.self, "the app is told of a key of the car", at: "subscribedButtons"
        ) { $0.subscribe($1, $2, &$3) },
        .unsubscribeButton: RequestRoute(SDLUnsubscribeButton.self, "it is told no more", at: "subscribedButtons") {
            $0.unsubscribe($1, $2, &$3)
        },
        .setGlobalProperties: RequestRoute(
            SDLSetGlobalProperties.self,
            "help, timeouts, the menu's title and the keyboard's properties hold from now on", at: "globalProperties"
        ) { $0.setGlobals($1, $2, &$3) },
        .resetGlobalProperties: RequestRoute(
            SDLResetGlobalProperties.self, "those named are as they were", at: "globalProperties"
        ) { $0.resetGlobals($1, $2, &$3) },
        .setMediaClockTimer: RequestRoute(
            SDLSetMediaClockTimer.self, "the clock of the player runs, stands or goes", at: "mediaClock"
        ) { $0.setClock($1, $2, &$3) },
        .setDisplayLayout: RequestRoute(
            SDLSetDisplayLayout.self, "another template, as apps before version 6 ask for it", at: "windows"
        ) { $0.setLayout($1, $2, &$3) },
        .sendHapticData: RequestRoute(
            SDLSendHapticData.self, "places on the app's picture that a knob can go to", at: "haptics"
        ) { $0.setHaptics($1, $2, &$3) },
        .closeApplication: RequestRoute(
            SDLCloseApplication.self, "the app leaves the screen and is in NONE", at: "hmiLevel"
        ) { $0.closeApplication($2, &$3) },
        .putFile: RequestRoute(
            SDLPutFile.self, "a file of the app's is stored, whole or not at all", at: "files",
            withBulk: { $0.put($1, bulk: $2, $3, &$4) }),
        .deleteFile: RequestRoute(SDLDeleteFile.self, "the file goes, and from where it was shown", at: "files") {
            $0.delete($1, $2, &$3)
        },
        .listFiles: RequestRoute(SDLListFiles.self, "the names of its files, and the room that is left", at: "files") {
            $0.list($2, &$3)
        },
        .setAppIcon: RequestRoute(SDLSetAppIcon.self, "one of its files is the app's icon", at: "icon") {
            $0.setIcon($1, $2, &$3)
        },
        .getSystemCapability: RequestRoute(
            SDLGetSystemCapability.self, "a part of what the car can do, and from now on what changes of it"
        ) { $0.capability($1, $2, &$3) },
        .getVehicleData: RequestRoute(
            SDLGetVehicleData.self, "items as the car tells them now", at: "headUnit/vehicle",
            asItCame: { $0.get($1, $2, $3, &$4) }),
        .subscribeVehicleData: RequestRoute(
            SDLSubscribeVehicleData.self, "the app is told when an item of the car's changes",
            at: "subscribedVehicleData", asItCame: { $0.subscribe($1, $2, $3, &$4) }),
        .unsubscribeVehicleData: RequestRoute(
            SDLUnsubscribeVehicleData.self, "it is told no more", at: "subscribedVehicleData",
            asItCame: { $0.unsubscribe($1, $2, $3, &$4) }),
        .getInteriorVehicleData: RequestRoute(
            SDLGetInteriorVehicleData.self, "how a module stands, and from now on what changes of it",
            at: "headUnit/modules"
        ) { $0.get($1, $2, &$3) },
        .setInteriorVehicleData: RequestRoute(
            SDLSetInteriorVehicleData.self, "a module is set, where the app may have it", at: "headUnit/modules"
        ) { $0.set($1, $2, &$3) },
        .getInteriorVehicleDataConsent: RequestRoute(
            SDLGetInteriorVehicleDataConsent.self, "the driver is asked for modules that another app has",
            at: "headUnit/consents"
        ) {
            $0.consent($1, $2, &$3)
        },
        .releaseInteriorVehicleDataModule: RequestRoute(
            SDLReleaseInteriorVehicleDataModule.self, "a module is free for others", at: "headUnit/modules"
        ) {
            $0.release($1, $2, &$3)
        },
        .buttonPress: RequestRoute(
            SDLButtonPress.self, "a key of the radio or the climate is pressed for the driver", at: "headUnit/modules"
        ) { $0.press($1, $2, &$3) },
        .dialNumber: RequestRoute(
            SDLDialNumber.self, "the driver is asked, and a call goes on until she hangs up; nothing plays meanwhile",
            at: "headUnit/call", waitsForOthers: true
        ) { $0.dial($1, $2, &$3) },
        .sendLocation: RequestRoute(
            SDLSendLocation.self,
            "the driver is asked whether the car shall go there; as DESTINATION or QUEUE it does " + "without",
            at: "headUnit/navigation", waitsForOthers: true
        ) { $0.send($1, $2, &$3) },
        .getWayPoints: RequestRoute(
            SDLGetWayPoints.self, "the route, or its destination; IN_USE while the driver is asked for a place",
            at: "headUnit/navigation"
        ) { $0.get($1, $2, &$3) },
        .subscribeWayPoints: RequestRoute(
            SDLSubscribeWayPoints.self,
            "the app is told when the route changes; a web HMI is asked for the first app alone",
            at: "subscribedWayPoints"
        ) { $0.subscribeWayPoints($2, &$3) },
        .unsubscribeWayPoints: RequestRoute(
            SDLUnsubscribeWayPoints.self, "it is told no more; a web HMI is asked for the last app alone",
            at: "subscribedWayPoints"
        ) { $0.unsubscribeWayPoints($2, &$3) },
        .showConstantTBT: RequestRoute(
            SDLShowConstantTBT.self, "the next turn stands on the car, with its buttons", at: "headUnit/navigation"
        ) { $0.showTurn($1, $2, &$3) },
        .updateTurnList: RequestRoute(
            SDLUpdateTurnList.self, "the list of turns, which the driver opens", at: "headUnit/navigation"
        ) { $0.showTurns($1, $2, &$3) },
        .alertManeuver: RequestRoute(
            SDLAlertManeuver.self,
            "a turn is said, and its buttons stand on the car until the app says that it is " + "complete",
            at: "headUnit/navigation", waitsForOthers: true
        ) { $0.alertManeuver($1, $2, &$3) },
        .readDID: RequestRoute(SDLReadDID.self, "what the profile says stands at an address") { $0.read($1, $2, &$3) },
        .getDTCs: RequestRoute(SDLGetDTCs.self, "the profile's trouble codes") { $0.troubles($1, $2, &$3) },
        .diagnosticMessage: RequestRoute(SDLDiagnosticMessage.self, "the profile's answer to the bytes") {
            $0.diagnose($1, $2, &$3)
        },
        .speak: RequestRoute(
            SDLSpeak.self, "the car speaks, for about as long as it would take", at: "speaking", waitsForOthers: true
        ) { $0.speak($1, $2, &$3) },
        .publishAppService: RequestRoute(
            SDLPublishAppService.self, "a service stands among the services; the first of its type is the active one",
            at: "headUnit/services"
        ) { $0.publish($1, $2, &$3) },
        .unpublishAppService: RequestRoute(
            SDLUnpublishAppService.self, "it goes, and the car's own stands for its type again", at: "headUnit/services"
        ) { $0.unpublish($1, $2, &$3) },
        .getAppServiceData: RequestRoute(
            SDLGetAppServiceData.self,
            "the app that offers the active service is asked, or the car tells its own; and from "
                + "now on what is told of it", at: "subscribedServices", waitsForOthers: true
        ) { $0.get($1, $2, &$3) },
        .performAppServiceInteraction: RequestRoute(
            SDLPerformAppServiceInteraction.self,
            "the app that offers the service is asked; the driver before, where it shall be the "
                + "active one and the app that asks is behind another", at: "headUnit/serviceQuestions",
            waitsForOthers: true
        ) {
            $0.interact($1, $2, &$3)
        },
        .getFile: RequestRoute(
            SDLGetFile.self,
            "a file of its own, or of an app that offers a service, as a whole or in part; of a web HMI's service where "
                + "that says that it lies"
        ) { $0.get($1, $2, &$3) },
        .createWindow: RequestRoute(
            SDLCreateWindow.self, "a widget, which the page shows beside the screen", at: "windows"
        ) { $0.create($1, $2, &$3) },
        .deleteWindow: RequestRoute(SDLDeleteWindow.self, "the widget goes", at: "windows") { $0.delete($1, $2, &$3) },
        .setCloudAppProperties: RequestRoute(
            SDLSetCloudAppProperties.self, "an app that the head unit dials when it is opened", at: "headUnit/cloudApps"
        ) { $0.setCloudApp($1, $2, &$3) },
        .getCloudAppProperties: RequestRoute(
            SDLGetCloudAppProperties.self, "what is known of such an app", at: "headUnit/cloudApps"
        ) { $0.getCloudApp($1, $2, &$3) },
        .changeRegistration: RequestRoute(
            SDLChangeRegistration.self, "the app speaks the language of the car, and is called by another name",
            at: "language"
        ) { $0.changeRegistration($1, $2, &$3) },
    ]

    /// Requests that are answered without effect, with the reason.
    static let withoutEffect: [SDLFunctionID: String] = [
        .systemRequest:
            "what an app brings from a server is a policy's or a maker's; a web HMI is told its name alone, and may have it "
            + "read as a policy",
        .encodedSyncPData: "there is no server of policies",
    ]
}
