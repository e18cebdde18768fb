// The images of requests, as one list.

/// A request that may want images shown.
package protocol Illustrated: SDLRPCRequest {
    /// In the order of its parameters.
    var images: [SDLImage] { get }
}

extension SDLShow: Illustrated {
    package var images: [SDLImage] { [graphic, secondaryGraphic].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLAlert: Illustrated {
    package var images: [SDLImage] { [alertIcon].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLSubtleAlert: Illustrated {
    package var images: [SDLImage] { [alertIcon].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLScrollableMessage: Illustrated {
    package var images: [SDLImage] { (softButtons ?? []).images }
}

extension SDLAddCommand: Illustrated {
    package var images: [SDLImage] { [cmdIcon, secondaryImage].compactMap(\.self) }
}

extension SDLAddSubMenu: Illustrated {
    package var images: [SDLImage] { [menuIcon, secondaryImage].compactMap(\.self) }
}

extension SDLCreateInteractionChoiceSet: Illustrated {
    package var images: [SDLImage] { choiceSet.flatMap { [$0.image, $0.secondaryImage] }.compactMap(\.self) }
}

extension SDLSetGlobalProperties: Illustrated {
    package var images: [SDLImage] { [menuIcon].compactMap(\.self) + (vrHelp ?? []).compactMap(\.image) }
}

extension SDLPerformInteraction: Illustrated {
    package var images: [SDLImage] { (vrHelp ?? []).compactMap(\.image) }
}

extension SDLSendLocation: Illustrated {
    package var images: [SDLImage] { [locationImage].compactMap(\.self) }
}

extension SDLShowConstantTBT: Illustrated {
    package var images: [SDLImage] { [turnIcon, nextTurnIcon].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLUpdateTurnList: Illustrated {
    package var images: [SDLImage] { (turnList ?? []).compactMap(\.turnIcon) + (softButtons ?? []).images }
}

extension SDLAlertManeuver: Illustrated {
    package var images: [SDLImage] { (softButtons ?? []).images }
}

extension [SDLSoftButton] {
    package var images: [SDLImage] { compactMap(\.image) }
}
