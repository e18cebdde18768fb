public import CarUI
public import SDLRPC

/// A selectable view: a view that the driver can reach with a knob. CAR-15
@MainActor
public struct SDLFocusableView {
    /// The selectable view.
    public let view: UIView
    /// The id and the rectangle that are sent to the head unit. The rectangle is in pixels of the app's picture.
    public let hapticRect: SDLHapticRect

    /// Creates a focusable view from a view and its rectangle.
    public init(view: UIView, hapticRect: SDLHapticRect) {
        (self.view, self.hapticRect) = (view, hapticRect)
    }
}

/// The result of a search for selectable views, for one visited view.
package enum FocusVerdict: Hashable, Sendable {
    /// The view was reported to the head unit with this id.
    case reported(Int)
    /// The view was not reported. The text is the reason.
    case skipped(String)
}

/// The two ways in which a car window searches for selectable views. `crawl` follows proposal SDL-0091 and checks each
/// view on its own. `search` finds the views that the driver can see and press on the screen. CAR-16…19, CAR-26,
/// CAR-27, ruling 26
@MainActor
package enum CarWindowCrawl {
    /// Appends the selectable views in `root` to `found`, in the order of the view tree.
    package static func crawl(_ root: UIView, into found: inout [SDLFocusableView]) {
        root.walkFocusable { view, rect in
            guard reason(toSkip: view) == nil else { return }
            // CAR-17, CAR-18
            found.append(SDLFocusableView(view: view, hapticRect: SDLHapticRect(id: found.count + 1, rect)))
        }
    }

    /// Returns the views of `window` that the driver can press. The rectangle of each view is the part of the view that
    /// a press reaches. CAR-26
    package static func search(_ window: UIWindow, pressPoint: (CGRect) -> CGPoint) -> [SDLFocusableView] {
        window.pressTargets(pressPoint: pressPoint).enumerated().map { index, target in
            SDLFocusableView(view: target.view, hapticRect: SDLHapticRect(id: index + 1, target.area))
        }
    }

    /// Returns a rectangle for each view in `list` that a press can reach: the part of the view that is reachable. The
    /// id of each rectangle is the id from `list`. CAR-27
    static func reachable(
        _ list: [SDLFocusableView], in window: UIWindow, pressPoint: (CGRect) -> CGPoint
    ) -> [SDLHapticRect] {
        let targets = window.pressTargets(includesDisabled: true, pressPoint: pressPoint)
        let areas = Dictionary(targets.map { ($0.view.viewID, $0.area) }, uniquingKeysWith: { first, _ in first })
        return list.compactMap { item in
            areas[item.view.viewID].map { SDLHapticRect(id: item.hapticRect.id, $0) }
        }
    }

    /// Whether the rectangles in `sent` equal the rectangles of the views in `found`. CAR-20
    package static func isReported(_ found: [SDLFocusableView], by sent: [SDLHapticRect]) -> Bool {
        found.elementsEqual(sent) { $0.hapticRect == $1 }
    }

    /// Returns for each view in `root`, by view id, whether the view was reported to the head unit, and if not, why.
    ///
    /// - Parameter ids: the ids that were sent to the head unit, by view id. The other views were not reported.
    static func verdicts(_ root: UIView, reported ids: [Int: Int]) -> [Int: FocusVerdict] {
        var verdicts: [Int: FocusVerdict] = [:]
        root.walk { view, _ in
            if let id = ids[view.viewID] {
                verdicts[view.viewID] = .reported(id)
            } else if let reason = reason(toSkip: view) {
                verdicts[view.viewID] = .skipped(reason.description)
            } else {
                let isDisabled = (view as? UIControl)?.isEnabled == false
                verdicts[view.viewID] = .skipped(isDisabled ? "is disabled" : "is hidden, covered or clipped away")
            }
        }
        return verdicts
    }

    /// Returns the reason why `crawl` skips `view`; nil if `crawl` finds `view`. Buttons are found although their
    /// `canBecomeFocused` is false. CAR-16
    private static func reason(toSkip view: UIView) -> StaticString? {
        guard view.canBecomeFocused || view is UIButton else { return "cannot become focused and is not a button" }
        let size = view.frame.size
        guard size.width > 0, size.height > 0 else { return "has no size" }
        guard !view.isHidden else { return "is hidden" }
        guard view.alpha > 0 else { return "has an alpha of 0" }
        guard view.isUserInteractionEnabled else { return "does not accept touches" }
        return nil
    }
}

extension SDLHapticRect {
    /// Creates a haptic rectangle from a rectangle in points of the window.
    fileprivate init(id: Int, _ rect: CGRect) {
        self.init(id: id, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
