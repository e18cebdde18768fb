/// The name of a screen notification.
public struct UINotificationName: Hashable, Sendable {
    /// The string that UIKit uses.
    public var rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Delivers screen notifications to observers. A process may replace the default centre.
@MainActor
open class UINotificationCenter {
    /// Identifies an observer, for `removeObserver(_:)`.
    public struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// The centre that screens post to.
    public static var `default` = UINotificationCenter()

    /// Called after each notification, to forward it to Foundation's centre.
    package static var onPost: ((UINotificationName, AnyObject?) -> Void)?

    private var observers: [(token: Token, name: UINotificationName, handler: (AnyObject?) -> Void)] = []
    private var lastNumber = 0

    /// Creates a centre without observers.
    public init() {}

    /// Calls a closure with the object of each notification until the token is passed to `removeObserver(_:)`.
    @discardableResult
    public func addObserver(forName name: UINotificationName, using handler: @escaping (AnyObject?) -> Void) -> Token {
        lastNumber += 1
        let token = Token(number: lastNumber)
        observers.append((token, name, handler))
        return token
    }

    /// Calls a closure until its owner is released.
    package func addObserver(forName name: UINotificationName, owner: AnyObject, using handler: @escaping () -> Void) {
        var token: Token?
        token = addObserver(forName: name) { [weak self, weak owner] _ in
            if owner != nil { handler() } else if let token { self?.removeObserver(token) }
        }
    }

    /// Removes an observer.
    public func removeObserver(_ token: Token) {
        observers.removeAll { $0.token == token }
    }

    /// Calls all observers of a name, in the order in which they were added.
    open func post(name: UINotificationName, object: AnyObject?) {
        for observer in observers where observer.name == name { observer.handler(object) }
        Self.onPost?(name, object)
    }
}
