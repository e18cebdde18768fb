import CarUI

/// How SDL-0081 finds what a knob can reach: leaves of the focus, whether they can be seen or not. HAP-11…15
@MainActor
enum InterfaceManagerCrawl {
    /// Fills the list in the order of the subviews, and tells of every view that is come to.
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
