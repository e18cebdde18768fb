import SDLRPC

extension RequestRoute {
    /// The supported requests. Other requests are answered as unsupported. docs/messages.md describes the effects.
    static let all: [SDLFunctionID: RequestRoute] = [
        .registerAppInterface: RequestRoute(SDLRegisterAppInterface.self) { $0.register($1, $2, &$3) },
        .unregisterAppInterface: RequestRoute(SDLUnregisterAppInterface.self) { $0.unregister($2, &$3) },
        .show: RequestRoute(SDLShow.self, of(\RegisteredApp.screen) { $0.show($1, $2, &$3) }),
        .alert: RequestRoute(
            SDLAlert.self, waitsForOthers: true, of(\HeadUnitState.overlays) { $0.alert($1, $2, &$3) }),
        .subtleAlert: RequestRoute(
            SDLSubtleAlert.self, waitsForOthers: true, of(\HeadUnitState.overlays) { $0.subtleAlert($1, $2, &$3) }),
        .scrollableMessage: RequestRoute(
            SDLScrollableMessage.self, waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.scrollableMessage($1, $2, &$3) }),
        .slider: RequestRoute(
            SDLSlider.self, waitsForOthers: true, of(\HeadUnitState.overlays) { $0.slider($1, $2, &$3) }),
        .performInteraction: RequestRoute(
            SDLPerformInteraction.self, waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.interaction($1, $2, &$3) }),
        .performAudioPassThru: RequestRoute(
            SDLPerformAudioPassThru.self, waitsForOthers: true,
            of(\HeadUnitState.overlays) { $0.audioPassThru($1, $2, &$3) }),
        .endAudioPassThru: RequestRoute(
            SDLEndAudioPassThru.self, of(\HeadUnitState.overlays) { $0.endAudioPassThru($2, &$3) }),
        .cancelInteraction: RequestRoute(
            SDLCancelInteraction.self, of(\HeadUnitState.overlays) { $0.cancel($1, $2, &$3) }),
        .createInteractionChoiceSet: RequestRoute(
            SDLCreateInteractionChoiceSet.self, of(\RegisteredApp.choices) { $0.create($1, $2, &$3) }),
        .deleteInteractionChoiceSet: RequestRoute(
            SDLDeleteInteractionChoiceSet.self, of(\RegisteredApp.choices) { $0.delete($1, $2, &$3) }),
        .addCommand: RequestRoute(SDLAddCommand.self, of(\RegisteredApp.menu) { $0.add($1, $2, &$3) }),
        .deleteCommand: RequestRoute(SDLDeleteCommand.self, of(\RegisteredApp.menu) { $0.delete($1, $2, &$3) }),
        .addSubMenu: RequestRoute(SDLAddSubMenu.self, of(\RegisteredApp.menu) { $0.add($1, $2, &$3) }),
        .deleteSubMenu: RequestRoute(SDLDeleteSubMenu.self, of(\RegisteredApp.menu) { $0.delete($1, $2, &$3) }),
        .showAppMenu: RequestRoute(SDLShowAppMenu.self, of(\RegisteredApp.menu) { $0.showMenu($1, $2, &$3) }),
        .subscribeButton: RequestRoute(
            SDLSubscribeButton.self, of(\RegisteredApp.screen) { $0.subscribe($1, $2, &$3) }),
        .unsubscribeButton: RequestRoute(
            SDLUnsubscribeButton.self, of(\RegisteredApp.screen) { $0.unsubscribe($1, $2, &$3) }),
        .setGlobalProperties: RequestRoute(
            SDLSetGlobalProperties.self, of(\RegisteredApp.screen) { $0.setGlobals($1, $2, &$3) }),
        .resetGlobalProperties: RequestRoute(
            SDLResetGlobalProperties.self, of(\RegisteredApp.screen) { $0.resetGlobals($1, $2, &$3) }),
        .setMediaClockTimer: RequestRoute(
            SDLSetMediaClockTimer.self, of(\RegisteredApp.screen) { $0.setClock($1, $2, &$3) }),
        .setDisplayLayout: RequestRoute(
            SDLSetDisplayLayout.self, of(\RegisteredApp.screen) { $0.setLayout($1, $2, &$3) }),
        .sendHapticData: RequestRoute(SDLSendHapticData.self, of(\RegisteredApp.screen) { $0.setHaptics($1, $2, &$3) }),
        .closeApplication: RequestRoute(SDLCloseApplication.self) { state, _, caller, turn in
            turn.respond(caller, SDLCloseApplicationResponse(success: true, resultCode: .success))
            // If a web HMI has to confirm the request, the app is closed after the confirmation.
            if !state.presenter.policy.confirms { state.close(caller.app, &turn) }
        },
        .putFile: RequestRoute(
            SDLPutFile.self,
            withBulk: { car, request, bulk, caller, turn in
                car.change(\.files, &turn) { $0.put(request, bulk: bulk, caller, &$1) }
            }),
        .deleteFile: RequestRoute(SDLDeleteFile.self, of(\HeadUnitState.files) { $0.delete($1, $2, &$3) }),
        .listFiles: RequestRoute(SDLListFiles.self, of(\HeadUnitState.files) { $0.list($2, &$3) }),
        .setAppIcon: RequestRoute(SDLSetAppIcon.self, of(\HeadUnitState.files) { $0.setIcon($1, $2, &$3) }),
        .getSystemCapability: RequestRoute(
            SDLGetSystemCapability.self, of(\RegisteredApp.capabilities) { $0.get($1, $2, &$3) }),
        .getVehicleData: RequestRoute(
            SDLGetVehicleData.self,
            asItCame: { state, request, raw, caller, turn in
                state.change(\.carData, &turn) { $0.get(request, raw, caller, &$1) }
            }),
        .subscribeVehicleData: RequestRoute(
            SDLSubscribeVehicleData.self,
            asItCame: { state, request, raw, caller, turn in
                state.change(\.carData, &turn) { $0.subscribe(request, raw, caller, &$1) }
            }),
        .unsubscribeVehicleData: RequestRoute(
            SDLUnsubscribeVehicleData.self,
            asItCame: { state, request, raw, caller, turn in
                state.change(\.carData, &turn) { $0.unsubscribe(request, raw, caller, &$1) }
            }),
        .getInteriorVehicleData: RequestRoute(
            SDLGetInteriorVehicleData.self, of(\HeadUnitState.control) { $0.get($1, $2, &$3) }),
        .setInteriorVehicleData: RequestRoute(
            SDLSetInteriorVehicleData.self, of(\HeadUnitState.control) { $0.set($1, $2, &$3) }),
        .getInteriorVehicleDataConsent: RequestRoute(
            SDLGetInteriorVehicleDataConsent.self, of(\HeadUnitState.control) { $0.consent($1, $2, &$3) }),
        .releaseInteriorVehicleDataModule: RequestRoute(
            SDLReleaseInteriorVehicleDataModule.self, of(\HeadUnitState.control) { $0.release($1, $2, &$3) }),
        .buttonPress: RequestRoute(SDLButtonPress.self, of(\HeadUnitState.control) { $0.press($1, $2, &$3) }),
        .dialNumber: RequestRoute(
            SDLDialNumber.self, waitsForOthers: true, of(\HeadUnitState.calls) { $0.dial($1, $2, &$3) }),
        .sendLocation: RequestRoute(
            SDLSendLocation.self, waitsForOthers: true, of(\HeadUnitState.navigation) { $0.send($1, $2, &$3) }),
        .getWayPoints: RequestRoute(SDLGetWayPoints.self, of(\HeadUnitState.navigation) { $0.get($1, $2, &$3) }),
        .subscribeWayPoints: RequestRoute(
            SDLSubscribeWayPoints.self, of(\HeadUnitState.navigation) { $0.subscribeWayPoints($2, &$3) }),
        .unsubscribeWayPoints: RequestRoute(
            SDLUnsubscribeWayPoints.self, of(\HeadUnitState.navigation) { $0.unsubscribeWayPoints($2, &$3) }),
        .showConstantTBT: RequestRoute(
            SDLShowConstantTBT.self, of(\HeadUnitState.navigation) { $0.showTurn($1, $2, &$3) }),
        .updateTurnList: RequestRoute(
            SDLUpdateTurnList.self, of(\HeadUnitState.navigation) { $0.showTurns($1, $2, &$3) }),
        .alertManeuver: RequestRoute(
            SDLAlertManeuver.self, waitsForOthers: true,
            of(\HeadUnitState.navigation) { $0.alertManeuver($1, $2, &$3) }),
        .readDID: RequestRoute(SDLReadDID.self, of(\HeadUnitState.carData) { $0.read($1, $2, &$3) }),
        .getDTCs: RequestRoute(SDLGetDTCs.self, of(\HeadUnitState.carData) { $0.troubles($1, $2, &$3) }),
        .diagnosticMessage: RequestRoute(
            SDLDiagnosticMessage.self, of(\HeadUnitState.carData) { $0.diagnose($1, $2, &$3) }),
        .speak: RequestRoute(SDLSpeak.self, waitsForOthers: true, of(\HeadUnitState.speech) { $0.speak($1, $2, &$3) }),
        .publishAppService: RequestRoute(
            SDLPublishAppService.self, of(\HeadUnitState.services) { $0.publish($1, $2, &$3) }),
        .unpublishAppService: RequestRoute(
            SDLUnpublishAppService.self, of(\HeadUnitState.services) { $0.unpublish($1, $2, &$3) }),
        .getAppServiceData: RequestRoute(
            SDLGetAppServiceData.self, waitsForOthers: true, of(\HeadUnitState.services) { $0.get($1, $2, &$3) }),
        .performAppServiceInteraction: RequestRoute(
            SDLPerformAppServiceInteraction.self, waitsForOthers: true,
            of(\HeadUnitState.services) { $0.interact($1, $2, &$3) }),
        .getFile: RequestRoute(SDLGetFile.self, of(\HeadUnitState.files) { $0.get($1, $2, &$3) }),
        .createWindow: RequestRoute(SDLCreateWindow.self, of(\RegisteredApp.screen) { $0.create($1, $2, &$3) }),
        .deleteWindow: RequestRoute(SDLDeleteWindow.self, of(\RegisteredApp.screen) { $0.delete($1, $2, &$3) }),
        .setCloudAppProperties: RequestRoute(
            SDLSetCloudAppProperties.self, of(\HeadUnitState.cloudApps) { $0.setCloudApp($1, $2, &$3) }),
        .getCloudAppProperties: RequestRoute(
            SDLGetCloudAppProperties.self, of(\HeadUnitState.cloudApps) { $0.getCloudApp($1, $2, &$3) }),
        .changeRegistration: RequestRoute(SDLChangeRegistration.self) { $0.changeRegistration($1, $2, &$3) },
    ]
}
