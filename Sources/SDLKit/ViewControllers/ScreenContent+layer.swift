import SDLManagers
import SDLRPC

extension ScreenContent {
    /// What a controller's view tree puts on the screen.
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
            rule: "FND-50", message: "\(type(of: controller)) stands in the stack already and was pushed again.",
            fix: "Push a new instance, or pop to this one.")
    }

    static func pushedOverlay(_ controller: SDLViewController) -> Diagnostic {
        Diagnostic(
            rule: "OVL-01", message: "\(type(of: controller)) is an overlay and was put onto the stack.",
            fix: "Present it with presentOverlayController.")
    }

    static func presentedFromBelow(_ controller: SDLViewController) -> Diagnostic {
        Diagnostic(
            rule: "OVL-04", message: "\(type(of: controller)) presented an overlay without being on top of the stack.",
            fix: "Present from the top view controller.")
    }

    static func overflow(_ controller: SDLViewController, _ found: [String]) -> Diagnostic {
        Diagnostic(
            rule: "FND-72",
            message: "\(type(of: controller)) shows \(found.joined(separator: ", ")): the rest is left out.",
            fix: "Show less, or put it on a controller of its own.")
    }

    static func viewInItself(_ controller: SDLViewController) -> Diagnostic {
        Diagnostic(
            rule: "FND-67",
            message: "A view of \(type(of: controller)) was put into itself, or into one that stands in it.",
            fix: "Put it into a view that stands beside it or above.")
    }

    static var poppedRoot: Diagnostic {
        Diagnostic(
            rule: "FND-51", message: "The root view controller was to be popped.",
            fix: "Set rootViewController to start with another one.")
    }
}
