import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Translates requests about turn-by-turn guidance and destinations.
extension Translator {
    func turn(_ request: SDLShowConstantTBT) -> HMI.Navigation.ShowConstantTBT {
        HMI.Navigation.ShowConstantTBT(
            navigationTexts: text(.navigationText1, request.navigationText1)
                + text(.navigationText2, request.navigationText2) + text(.eta, request.eta)
                + text(.totalDistance, request.totalDistance) + text(.timeToDestination, request.timeToDestination),
            turnIcon: picture(request.turnIcon), nextTurnIcon: picture(request.nextTurnIcon),
            distanceToManeuver: request.distanceToManeuver ?? 0,
            distanceToManeuverScale: request.distanceToManeuverScale ?? 0, maneuverComplete: request.maneuverComplete,
            softButtons: buttons(request.softButtons), appID: appID)
    }

    func maneuver(_ request: SDLAlertManeuver) -> [HMIPart] {
        let screen = HMIPart(HMI.Navigation.AlertManeuver(softButtons: buttons(request.softButtons), appID: appID))
        guard let chunks = request.ttsChunks else { return [screen] }
        return [screen, HMIPart(speak(chunks, .alertManeuver, tone: nil))]
    }

    func turns(_ request: SDLUpdateTurnList) -> HMI.Navigation.UpdateTurnList {
        let list = request.turnList.map { turns in
            turns.map { turn in
                HMI.Common.Turn(
                    navigationText: text(.turnText, turn.navigationText).first, turnIcon: picture(turn.turnIcon))
            }
        }
        return HMI.Navigation.UpdateTurnList(
            turnList: list, softButtons: buttons(request.softButtons), appID: appID)
    }

    func location(_ request: SDLSendLocation) -> HMI.Navigation.SendLocation {
        HMI.Navigation.SendLocation(
            appID: appID, longitudeDegrees: request.longitudeDegrees, latitudeDegrees: request.latitudeDegrees,
            locationName: request.locationName, locationDescription: request.locationDescription,
            addressLines: request.addressLines, phoneNumber: request.phoneNumber,
            locationImage: picture(request.locationImage), timeStamp: recast(request.timeStamp),
            address: recast(request.address), deliveryMode: recast(request.deliveryMode))
    }
}
