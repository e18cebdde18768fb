public import SDLManagers

/// A button of the main screen, or of an overlay. FND-71
///
/// The button's states and handler are those of the wrapped `SDLSoftButtonObject`. Ruling 43
public final class SDLButtonView: SDLView {
    /// The wrapped button.
    public var button: SDLSoftButtonObject? {
        didSet {
            guard button !== oldValue else { return }
            adopt(button, insteadOf: oldValue)
            setNeedsDisplay()
        }
    }

    /// Creates a view around a button.
    public init(button: SDLSoftButtonObject? = nil) {
        self.button = button
        super.init()
        adopt(button, insteadOf: nil)
    }

    private func adopt(_ button: SDLSoftButtonObject?, insteadOf old: SDLSoftButtonObject?) {
        old?.removeObserver(self)
        button?.addObserver(self) { [weak self] in self?.setNeedsDisplay() }
    }
}
