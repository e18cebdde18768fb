extension String {
    /// Returns the size of the text on one line. If a width is given, the text is broken into lines.
    @MainActor
    public func size(font: UIFont, width: CGFloat = .infinity) -> CGSize {
        TextLayout.of(self, style: TextStyle(font: font, numberOfLines: width.isFinite ? 0 : 1, width: width)).size
    }

    /// Draws the text with its upper left corner at a point of the current context.
    @MainActor
    public func draw(at point: CGPoint, font: UIFont, color: UIColor = .label) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout.of(self, style: TextStyle(font: font)).draw(at: point, in: context, color: color)
    }

    /// Draws the text inside a rectangle of the current context, truncated with an ellipsis if necessary.
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
