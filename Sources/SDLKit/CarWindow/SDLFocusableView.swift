public import CarUI
public import SDLRPC

/// A view that a knob can reach, with the place that the head unit is told. CAR-15
@MainActor
public struct SDLFocusableView {
    /// The view.
    public let view: UIView
    /// Its number and place, in pixels of the app's picture.
    public let hapticRect: SDLHapticRect
}

/// What a crawl has made of a view it came to.
package enum FocusVerdict: Hashable, Sendable {
    /// The head unit knows it by this number.
    case reported(Int)
    /// It is left out, and why.
    case skipped(String)
}

/// How SDL-0091 finds what a knob can reach: every view for itself, whatever it stands on. CAR-16…19, ruling 26
@MainActor
package enum CarWindowCrawl {
    /// Fills the list, in the order in which the views are come to.
    package static func crawl(_ root: UIView, into found: inout [SDLFocusableView]) {
        root.walk { view, rect in
            guard reason(toSkip: view) == nil else { return }
            // CAR-17, CAR-18
            let place = SDLHapticRect(
                id: found.count + 1, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
            found.append(SDLFocusableView(view: view, hapticRect: place))
        }
    }

    /// Whether the head unit has been told just these. CAR-20
    package static func isTold(_ found: [SDLFocusableView], by sent: [SDLHapticRect]) -> Bool {
        found.elementsEqual(sent) { $0.hapticRect == $1 }
    }

    /// What becomes of every view, by the views' ids.
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

    /// CAR-16: buttons cannot become focused on a phone, and count in by themselves.
    private static func reason(toSkip view: UIView) -> StaticString? {
        guard view.canBecomeFocused || view is UIButton else { return "cannot become focused, and is no button" }
        let size = view.frame.size
        guard size.width > 0, size.height > 0 else { return "has no size" }
        guard !view.isHidden else { return "is hidden" }
        guard view.alpha > 0 else { return "has an alpha of 0" }
        guard view.isUserInteractionEnabled else { return "answers no touches" }
        return nil
    }
}
