/// The name of a notification about screens.
public struct UINotificationName: Hashable, Sendable {
    /// The string of the name, as in UIKit.
    public var rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A centre that delivers notifications about screens to observers. A process can replace `default` with a subclass.
@MainActor
open class UINotificationCenter {
    /// The identity of an observer, for `removeObserver(_:)`.
    public struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// The notification centre to which screens post notifications.
    public static var `default` = UINotificationCenter()

    /// Called after each notification was delivered. SDLKit uses this closure to forward the notification to
    /// Foundation.
    package static var onPost: ((UINotificationName, AnyObject?) -> Void)?

    private var observers: [(token: Token, name: UINotificationName, handler: (AnyObject?) -> Void)] = []
    private var lastNumber = 0

    /// Creates a notification centre without observers.
    public init() {}

    /// Calls `handler` with the object of each notification named `name`. Returns a token. To stop the calls, pass the
    /// token to `removeObserver(_:)`.
    @discardableResult
    public func addObserver(forName name: UINotificationName, using handler: @escaping (AnyObject?) -> Void) -> Token {
        lastNumber += 1
        let token = Token(number: lastNumber)
        observers.append((token, name, handler))
        return token
    }

    /// Calls `handler` for each notification named `name` until `owner` is released.
    package func addObserver(forName name: UINotificationName, owner: AnyObject, using handler: @escaping () -> Void) {
        var token: Token?
        token = addObserver(forName: name) { [weak self, weak owner] _ in
            if owner != nil { handler() } else if let token { self?.removeObserver(token) }
        }
    }

    /// Removes the observer with the given token.
    public func removeObserver(_ token: Token) {
        observers.removeAll { $0.token == token }
    }

    /// Calls all observers of `name`, in the order in which the observers were added.
    open func post(name: UINotificationName, object: AnyObject?) {
        for observer in observers where observer.name == name { observer.handler(object) }
        Self.onPost?(name, object)
    }
}
