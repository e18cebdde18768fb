public import CarUI
public import SDLRPC

/// A view that a knob can reach, with the rectangle that is sent to the head unit. CAR-15
@MainActor
public struct SDLFocusableView {
    /// The view.
    public let view: UIView
    /// Its id and rectangle, in pixels of the app's picture.
    public let hapticRect: SDLHapticRect
}

/// The result of the search for one view.
package enum FocusVerdict: Hashable, Sendable {
    /// The view was reported to the head unit with this id.
    case reported(Int)
    /// The view was not reported, for this reason.
    case skipped(String)
}

/// The search of SDL-0091 for views that a knob can reach: every view is judged on its own. CAR-16…19, ruling 26
@MainActor
package enum CarWindowCrawl {
    /// Appends the views found, in tree order.
    package static func crawl(_ root: UIView, into found: inout [SDLFocusableView]) {
        root.walk { view, rect in
            guard reason(toSkip: view) == nil else { return }
            // CAR-17, CAR-18
            let place = SDLHapticRect(
                id: found.count + 1, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
            found.append(SDLFocusableView(view: view, hapticRect: place))
        }
    }

    /// Whether the list sent last equals the views found. CAR-20
    package static func isReported(_ found: [SDLFocusableView], by sent: [SDLHapticRect]) -> Bool {
        found.elementsEqual(sent) { $0.hapticRect == $1 }
    }

    /// Returns the result for every view, by view id.
    static func verdicts(_ root: UIView) -> [Int: FocusVerdict] {
        var (skipped, reported): ([Int: FocusVerdict], [Int]) = ([:], [])
        root.walk { view, _ in
            if let reason = reason(toSkip: view) {
                skipped[view.viewID] = .skipped(reason.description)
            } else {
                reported.append(view.viewID)
            }
        }
        return reported.enumerated().reduce(into: skipped) { $0[$1.element] = .reported($1.offset + 1) }
    }

    /// Returns why a view is not reported, or nil. Buttons are reported although `canBecomeFocused` is false for them.
    /// CAR-16
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
