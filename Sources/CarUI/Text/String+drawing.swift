extension String {
    /// Returns the size of the drawn text, in points. If `width` is finite, the text is broken into lines of this
    /// width; otherwise the text has one line.
    @MainActor
    public func size(font: UIFont, width: CGFloat = .infinity) -> CGSize {
        TextLayout.of(self, style: TextStyle(font: font, numberOfLines: width.isFinite ? 0 : 1, width: width)).size
    }

    /// Draws the text in the current context, with the upper left corner at `point`.
    @MainActor
    public func draw(at point: CGPoint, font: UIFont, color: UIColor = .label) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout.of(self, style: TextStyle(font: font)).draw(at: point, in: context, color: color)
    }

    /// Draws the text inside `rect` in the current context. If the text is too long, it ends with an ellipsis.
    @MainActor
    public func draw(
        in rect: CGRect, font: UIFont, color: UIColor = .label, alignment: NSTextAlignment = .natural
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let style = TextStyle(
            font: font, alignment: alignment, numberOfLines: 0, width: rect.width, height: rect.height)
        TextLayout.of(self, style: style).draw(at: rect.origin, in: context, color: color)
    }
}
