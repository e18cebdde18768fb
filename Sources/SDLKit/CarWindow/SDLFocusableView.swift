public import CarUI
public import SDLRPC

/// A view that a knob can reach, with the rectangle that is sent to the head unit. CAR-15
@MainActor
public struct SDLFocusableView {
    /// The view.
    public let view: UIView
    /// The id and the rectangle of the view, in pixels of the app's picture.
    public let hapticRect: SDLHapticRect

    /// Creates an element for a view and its rectangle.
    public init(view: UIView, hapticRect: SDLHapticRect) {
        (self.view, self.hapticRect) = (view, hapticRect)
    }
}

/// The result of the search for one view.
package enum FocusVerdict: Hashable, Sendable {
    /// The view was reported to the head unit with this id.
    case reported(Int)
    /// The view was not reported, for this reason.
    case skipped(String)
}

/// The two searches of a car window for views that a knob can reach. `crawl` is the search of SDL-0091, which judges
/// every view by itself. `search` finds what the driver sees on the screen. CAR-16…19, CAR-26, CAR-27, ruling 26
@MainActor
package enum CarWindowCrawl {
    /// Appends the views found, in tree order.
    package static func crawl(_ root: UIView, into found: inout [SDLFocusableView]) {
        root.walkFocusable { view, rect in
            guard reason(toSkip: view) == nil else { return }
            // CAR-17, CAR-18
            found.append(SDLFocusableView(view: view, hapticRect: SDLHapticRect(id: found.count + 1, rect)))
        }
    }

    /// Returns the views of a window that the driver can press. The rectangle of each view is the part of the view that
    /// a press reaches. CAR-26
    package static func search(_ window: UIWindow, pressPoint: (CGRect) -> CGPoint) -> [SDLFocusableView] {
        window.pressTargets(pressPoint: pressPoint).enumerated().map { index, target in
            SDLFocusableView(view: target.view, hapticRect: SDLHapticRect(id: index + 1, target.area))
        }
    }

    /// Returns the rectangles of the views in `list` that a press reaches. Each view keeps its number in `list`. CAR-27
    static func reachable(
        _ list: [SDLFocusableView], in window: UIWindow, pressPoint: (CGRect) -> CGPoint
    ) -> [SDLHapticRect] {
        let targets = window.pressTargets(includesDisabled: true, pressPoint: pressPoint)
        let areas = Dictionary(targets.map { ($0.view.viewID, $0.area) }, uniquingKeysWith: { first, _ in first })
        return list.compactMap { item in
            areas[item.view.viewID].map { SDLHapticRect(id: item.hapticRect.id, $0) }
        }
    }

    /// Whether the list sent last equals the views found. CAR-20
    package static func isReported(_ found: [SDLFocusableView], by sent: [SDLHapticRect]) -> Bool {
        found.elementsEqual(sent) { $0.hapticRect == $1 }
    }

    /// Returns the search result for every view, by view id.
    ///
    /// - Parameter ids: the numbers of the reported views, by view id.
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

    /// Returns why the search skips a view; nil if the search finds the view. Buttons are found although
    /// `canBecomeFocused` is false for them. CAR-16
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
    /// Creates a rectangle with a number, in points of the window.
    fileprivate init(id: Int, _ rect: CGRect) {
        self.init(id: id, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
