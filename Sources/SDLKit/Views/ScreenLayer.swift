package import SDLManagers
package import SDLRPC

/// The screen content of one view tree, grouped by kind (text, images, buttons). The content of an overlay's tree is
/// later merged into the content of the controller's tree. OVL-48
package struct ScreenLayer {
    /// The elements of one kind, in order. If `isOpaque` is true, the elements replace the elements of the view tree
    /// below.
    package struct Group<Element> {
        package var elements: [Element] = []
        package var isOpaque = false
        package var isPresent = false
    }

    package var isOpaque: Bool
    package var text = Group<SDLTextField>()
    package var alignment: SDLTextAlignment?
    package var statusBar: String?
    package var mediaTrack: String?
    package var images = Group<SDLArtwork?>()
    package var buttons = Group<SDLSoftButtonObject>()
    /// The number of times that the app tried to add a view to itself or to one of its descendants.
    package private(set) var loops = 0

    /// Creates a layer with the content of the view tree with the root `root`, depth first. FND-72
    @MainActor
    package init(root: SDLView) {
        isOpaque = root.opaque
        add(root, governor: nil)
    }

    @MainActor
    private mutating func add(_ view: SDLView, governor: SDLView?) {
        loops += view.loops
        view.fill(&self, isOpaque: (governor ?? view).opaque)
        // A plain container counts as a view of a kind if all views inside have this kind. Then the `opaque` of the
        // container applies to all these views. Ruling 62
        let governor = governor ?? (view.superview != nil && view.holdsOneKind ? view : nil)
        for subview in view.subviews { add(subview, governor: governor) }
    }
}

extension ScreenLayer.Group {
    mutating func join(isOpaque: Bool) {
        isPresent = true
        self.isOpaque = self.isOpaque || isOpaque
    }

    mutating func add(_ element: Element, isOpaque: Bool) {
        join(isOpaque: isOpaque)
        elements.append(element)
    }
}

extension SDLView {
    /// Whether this view is a plain container with content of only one kind.
    fileprivate var holdsOneKind: Bool {
        guard type(of: self) == SDLView.self, !subviews.isEmpty else { return false }
        var found: Kind?
        return holdOnly(&found) && found != nil
    }

    /// Returns whether this view has content of at most one kind. `found` is the kind that was found so far; nil for
    /// none.
    private func holdOnly(_ found: inout Kind?) -> Bool {
        guard let kind else {
            for view in subviews where !view.holdOnly(&found) { return false }
            return true
        }
        defer { found = kind }
        return found == nil || found == kind
    }
}

extension ScreenLayer {
    /// Merges `over`, the content of the view tree above, into this content. OVL-42…49
    package mutating func lay(_ over: ScreenLayer) {
        text.lay(over.text, overRoot: over.isOpaque) { lower, upper in upper.text == nil ? lower : upper }
        let textReplaced = over.text.isPresent ? over.text.isOpaque : over.isOpaque
        alignment = over.alignment ?? (textReplaced ? nil : alignment)  // OVL-42, OVL-48
        statusBar = over.statusBar ?? (textReplaced ? nil : statusBar)  // OVL-42, OVL-48
        mediaTrack = over.mediaTrack ?? (textReplaced ? nil : mediaTrack)  // OVL-42, OVL-48
        images.lay(over.images, overRoot: over.isOpaque) { lower, upper in upper ?? lower }
        buttons.lay(over.buttons, overRoot: over.isOpaque) { _, upper in upper }
    }
}

extension ScreenLayer.Group {
    /// Merges `over`, the group of the view tree above, into this group of the same kind.
    ///
    /// If the tree above has content of this kind, opaque content replaces this group, and transparent content replaces
    /// single elements (OVL-48). If the tree above has no content of this kind, this group becomes empty if that tree's
    /// root is opaque (OVL-45); otherwise the group stays.
    fileprivate mutating func lay(_ over: Self, overRoot rootIsOpaque: Bool, merge: (Element, Element) -> Element) {
        guard over.isPresent else {
            if rootIsOpaque { elements = [] }
            return
        }
        guard !over.isOpaque else {
            elements = over.elements
            return
        }
        for (index, element) in over.elements.enumerated() {
            if index < elements.count {
                elements[index] = merge(elements[index], element)
            } else {
                elements.append(element)
            }
        }
    }
}
