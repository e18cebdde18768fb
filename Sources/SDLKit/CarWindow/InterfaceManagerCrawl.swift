import CarUI

/// A search for selectable views, which the driver can reach with a knob. By the rules of proposal SDL-0081, these are
/// the focusable views without focusable direct subviews. Invisible views are included. HAP-11…15
@MainActor
enum InterfaceManagerCrawl {
    /// Searches `view` and its descendants, and appends the selectable views to `found`, in the order of the subviews.
    /// Calls `visit` for every view. Its parameter `skipped` is the reason why the view was not appended; nil for an
    /// appended view.
    static func crawl(
        _ view: UIView, into found: inout [UIView], visit: (_ view: UIView, _ skipped: String?) -> Void
    ) {
        let children = view.subviews
        // HAP-11: direct subviews alone count.
        let isLeaf = !children.contains { $0.canBecomeFocused }
        guard view.canBecomeFocused, isLeaf else {
            visit(view, view.canBecomeFocused ? "a direct subview can become focused" : "cannot become focused")
            for child in children { crawl(child, into: &found, visit: visit) }
            return
        }
        found.append(view)
        visit(view, nil)
    }
}
