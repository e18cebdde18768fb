import SDLManagers
import SDLRPC

extension ScreenContent {
    /// Creates the content of the main screen from `layer`, the collected content of the view tree of `controller`.
    init(_ layer: ScreenLayer, of controller: SDLViewController, layout: SDLPredefinedLayout?) {
        self.init()
        lines = layer.text.elements.prefix(4).map { TextLine($0.text ?? "", metadata: $0.metadataTypes ?? []) }
        alignment = layer.alignment  // FND-68
        statusBar = layer.statusBar  // FND-68
        mediaTrack = layer.mediaTrack  // FND-68
        let images = layer.images.elements
        graphic = images.first ?? nil  // FND-70
        secondaryGraphic = images.count > 1 ? images[1] : nil  // FND-70
        buttons = layer.buttons.elements  // FND-71
        template = layout?.rawValue  // FND-43
        let colors = controller.manager?.colors(of: controller)
        dayColorScheme = colors?.day
        nightColorScheme = colors?.night
    }
}

extension Diagnostic {
    static func pushedTwice(_ controller: SDLViewController) -> Diagnostic {
        Diagnostic(
            rule: "FND-50", message: "\(type(of: controller)) is already in the stack and was pushed again.",
            fix: "Push a new instance, or pop to this instance.")
    }

    static func pushedOverlay(_ controller: SDLViewController) -> Diagnostic {
        Diagnostic(
            rule: "OVL-01", message: "\(type(of: controller)) is an overlay and was pushed onto the stack.",
            fix: "Present the overlay with presentOverlayController.")
    }

    static var poppedRoot: Diagnostic {
        Diagnostic(
            rule: "FND-51", message: "The root view controller cannot be popped.",
            fix: "Set rootViewController to start with another controller.")
    }
}
