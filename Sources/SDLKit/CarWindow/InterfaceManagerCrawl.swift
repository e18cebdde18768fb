import CarUI

/// The search of SDL-0081 for views that a knob can reach: focusable views without focusable direct subviews, visible
/// or not. HAP-11…15
@MainActor
enum InterfaceManagerCrawl {
    /// Appends the views found, in the order of the subviews, and calls `visit` for every view.
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
