// The images of requests, as one list per request.

/// A request that may contain images.
package protocol ImageContaining: SDLRPCRequest {
    /// The images in the order of the request's parameters.
    var images: [SDLImage] { get }
}

extension SDLShow: ImageContaining {
    package var images: [SDLImage] { [graphic, secondaryGraphic].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLAlert: ImageContaining {
    package var images: [SDLImage] { [alertIcon].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLSubtleAlert: ImageContaining {
    package var images: [SDLImage] { [alertIcon].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLScrollableMessage: ImageContaining {
    package var images: [SDLImage] { (softButtons ?? []).images }
}

extension SDLAddCommand: ImageContaining {
    package var images: [SDLImage] { [cmdIcon, secondaryImage].compactMap(\.self) }
}

extension SDLAddSubMenu: ImageContaining {
    package var images: [SDLImage] { [menuIcon, secondaryImage].compactMap(\.self) }
}

extension SDLCreateInteractionChoiceSet: ImageContaining {
    package var images: [SDLImage] { choiceSet.flatMap { [$0.image, $0.secondaryImage] }.compactMap(\.self) }
}

extension SDLSetGlobalProperties: ImageContaining {
    package var images: [SDLImage] { [menuIcon].compactMap(\.self) + (vrHelp ?? []).compactMap(\.image) }
}

extension SDLPerformInteraction: ImageContaining {
    package var images: [SDLImage] { (vrHelp ?? []).compactMap(\.image) }
}

extension SDLSendLocation: ImageContaining {
    package var images: [SDLImage] { [locationImage].compactMap(\.self) }
}

extension SDLShowConstantTBT: ImageContaining {
    package var images: [SDLImage] { [turnIcon, nextTurnIcon].compactMap(\.self) + (softButtons ?? []).images }
}

extension SDLUpdateTurnList: ImageContaining {
    package var images: [SDLImage] { (turnList ?? []).compactMap(\.turnIcon) + (softButtons ?? []).images }
}

extension SDLAlertManeuver: ImageContaining {
    package var images: [SDLImage] { (softButtons ?? []).images }
}

extension [SDLSoftButton] {
    package var images: [SDLImage] { compactMap(\.image) }
}
