import SDLRPC

extension RequestRoute {
    /// The requests there is something behind; all others are answered as unsupported.
    static let all: [SDLFunctionID: RequestRoute] = [
        .registerAppInterface: RequestRoute(SDLRegisterAppInterface.self) { $0.register($1, $2, &$3) },
        .unregisterAppInterface: RequestRoute(SDLUnregisterAppInterface.self) { $0.unregister($2, &$3) },
        .show: RequestRoute(SDLShow.self) { $0.show($1, $2, &$3) },
        .alert: RequestRoute(SDLAlert.self, waitsForOthers: true) { $0.alert($1, $2, &$3) },
        .subtleAlert: RequestRoute(SDLSubtleAlert.self, waitsForOthers: true) { $0.subtleAlert($1, $2, &$3) },
        .scrollableMessage: RequestRoute(SDLScrollableMessage.self, waitsForOthers: true) {
            $0.scrollableMessage($1, $2, &$3)
        },
        .slider: RequestRoute(SDLSlider.self, waitsForOthers: true) { $0.slider($1, $2, &$3) },
        .performInteraction: RequestRoute(SDLPerformInteraction.self, waitsForOthers: true) {
            $0.interaction($1, $2, &$3)
        },
        .performAudioPassThru: RequestRoute(SDLPerformAudioPassThru.self, waitsForOthers: true) {
            $0.audioPassThru($1, $2, &$3)
        },
        .endAudioPassThru: RequestRoute(SDLEndAudioPassThru.self) { $0.endAudioPassThru($2, &$3) },
        .cancelInteraction: RequestRoute(SDLCancelInteraction.self) { $0.cancel($1, $2, &$3) },
        .createInteractionChoiceSet: RequestRoute(SDLCreateInteractionChoiceSet.self) { $0.create($1, $2, &$3) },
        .deleteInteractionChoiceSet: RequestRoute(SDLDeleteInteractionChoiceSet.self) { $0.delete($1, $2, &$3) },
        .addCommand: RequestRoute(SDLAddCommand.self) { $0.add($1, $2, &$3) },
        .deleteCommand: RequestRoute(SDLDeleteCommand.self) { $0.delete($1, $2, &$3) },
        .addSubMenu: RequestRoute(SDLAddSubMenu.self) { $0.add($1, $2, &$3) },
        .deleteSubMenu: RequestRoute(SDLDeleteSubMenu.self) { $0.delete($1, $2, &$3) },
        .showAppMenu: RequestRoute(SDLShowAppMenu.self) { $0.showMenu($1, $2, &$3) },
        .subscribeButton: RequestRoute(SDLSubscribeButton.self) { $0.subscribe($1, $2, &$3) },
        .unsubscribeButton: RequestRoute(SDLUnsubscribeButton.self) { $0.unsubscribe($1, $2, &$3) },
        .setGlobalProperties: RequestRoute(SDLSetGlobalProperties.self) { $0.setGlobals($1, $2, &$3) },
        .resetGlobalProperties: RequestRoute(SDLResetGlobalProperties.self) { $0.resetGlobals($1, $2, &$3) },
        .setMediaClockTimer: RequestRoute(SDLSetMediaClockTimer.self) { $0.setClock($1, $2, &$3) },
        .setDisplayLayout: RequestRoute(SDLSetDisplayLayout.self) { $0.setLayout($1, $2, &$3) },
        .sendHapticData: RequestRoute(SDLSendHapticData.self) { $0.setHaptics($1, $2, &$3) },
        .closeApplication: RequestRoute(SDLCloseApplication.self) { $0.closeApplication($2, &$3) },
        .putFile: RequestRoute(SDLPutFile.self, withBulk: { $0.put($1, bulk: $2, $3, &$4) }),
        .deleteFile: RequestRoute(SDLDeleteFile.self) { $0.delete($1, $2, &$3) },
        .listFiles: RequestRoute(SDLListFiles.self) { $0.list($2, &$3) },
        .setAppIcon: RequestRoute(SDLSetAppIcon.self) { $0.setIcon($1, $2, &$3) },
        .getSystemCapability: RequestRoute(SDLGetSystemCapability.self) { $0.capability($1, $2, &$3) },
        .getVehicleData: RequestRoute(SDLGetVehicleData.self, asItCame: { $0.get($1, $2, $3, &$4) }),
        .subscribeVehicleData: RequestRoute(SDLSubscribeVehicleData.self, asItCame: { $0.subscribe($1, $2, $3, &$4) }),
        .unsubscribeVehicleData: RequestRoute(
            SDLUnsubscribeVehicleData.self, asItCame: { $0.unsubscribe($1, $2, $3, &$4) }),
        .getInteriorVehicleData: RequestRoute(SDLGetInteriorVehicleData.self) { $0.get($1, $2, &$3) },
        .setInteriorVehicleData: RequestRoute(SDLSetInteriorVehicleData.self) { $0.set($1, $2, &$3) },
        .getInteriorVehicleDataConsent: RequestRoute(SDLGetInteriorVehicleDataConsent.self) {
            $0.consent($1, $2, &$3)
        },
        .releaseInteriorVehicleDataModule: RequestRoute(SDLReleaseInteriorVehicleDataModule.self) {
            $0.release($1, $2, &$3)
        },
        .buttonPress: RequestRoute(SDLButtonPress.self) { $0.press($1, $2, &$3) },
        .dialNumber: RequestRoute(SDLDialNumber.self, waitsForOthers: true) { $0.dial($1, $2, &$3) },
        .sendLocation: RequestRoute(SDLSendLocation.self, waitsForOthers: true) { $0.send($1, $2, &$3) },
        .getWayPoints: RequestRoute(SDLGetWayPoints.self) { $0.get($1, $2, &$3) },
        .subscribeWayPoints: RequestRoute(SDLSubscribeWayPoints.self) { $0.subscribeWayPoints($2, &$3) },
        .unsubscribeWayPoints: RequestRoute(SDLUnsubscribeWayPoints.self) { $0.unsubscribeWayPoints($2, &$3) },
        .showConstantTBT: RequestRoute(SDLShowConstantTBT.self) { $0.showTurn($1, $2, &$3) },
        .updateTurnList: RequestRoute(SDLUpdateTurnList.self) { $0.showTurns($1, $2, &$3) },
        .alertManeuver: RequestRoute(SDLAlertManeuver.self, waitsForOthers: true) { $0.alertManeuver($1, $2, &$3) },
        .readDID: RequestRoute(SDLReadDID.self) { $0.read($1, $2, &$3) },
        .getDTCs: RequestRoute(SDLGetDTCs.self) { $0.troubles($1, $2, &$3) },
        .diagnosticMessage: RequestRoute(SDLDiagnosticMessage.self) { $0.diagnose($1, $2, &$3) },
        .speak: RequestRoute(SDLSpeak.self, waitsForOthers: true) { $0.speak($1, $2, &$3) },
        .publishAppService: RequestRoute(SDLPublishAppService.self) { $0.publish($1, $2, &$3) },
        .unpublishAppService: RequestRoute(SDLUnpublishAppService.self) { $0.unpublish($1, $2, &$3) },
        .getAppServiceData: RequestRoute(SDLGetAppServiceData.self, waitsForOthers: true) { $0.get($1, $2, &$3) },
        .performAppServiceInteraction: RequestRoute(SDLPerformAppServiceInteraction.self, waitsForOthers: true) {
            $0.interact($1, $2, &$3)
        },
        .getFile: RequestRoute(SDLGetFile.self) { $0.get($1, $2, &$3) },
        .createWindow: RequestRoute(SDLCreateWindow.self) { $0.create($1, $2, &$3) },
        .deleteWindow: RequestRoute(SDLDeleteWindow.self) { $0.delete($1, $2, &$3) },
        .setCloudAppProperties: RequestRoute(SDLSetCloudAppProperties.self) { $0.setCloudApp($1, $2, &$3) },
        .getCloudAppProperties: RequestRoute(SDLGetCloudAppProperties.self) { $0.getCloudApp($1, $2, &$3) },
        .changeRegistration: RequestRoute(SDLChangeRegistration.self) { $0.changeRegistration($1, $2, &$3) },
    ]
}
