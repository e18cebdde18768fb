/// The name of something that happens to screens.
public struct UINotificationName: Hashable, Sendable {
    /// As UIKit spells it.
    public var rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Tells its observers what happens to screens. A process may put another one in its place.
@MainActor
open class UINotificationCenter {
    /// What stops an observer when it is handed back.
    public struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// The one that screens tell.
    public static var `default` = UINotificationCenter()

    private var observers: [(token: Token, name: UINotificationName, tell: (AnyObject?) -> Void)] = []
    private var lastNumber = 0

    /// Creates a centre without observers.
    public init() {}

    /// Calls the closure with the notification's object, until the token is handed back.
    @discardableResult
    public func addObserver(forName name: UINotificationName, using tell: @escaping (AnyObject?) -> Void) -> Token {
        lastNumber += 1
        let token = Token(number: lastNumber)
        observers.append((token, name, tell))
        return token
    }

    /// Calls the closure for as long as its owner lives.
    package func addObserver(forName name: UINotificationName, owner: AnyObject, using tell: @escaping () -> Void) {
        var token: Token?
        token = addObserver(forName: name) { [weak self, weak owner] _ in
            if owner != nil { tell() } else if let token { self?.removeObserver(token) }
        }
    }

    /// Calls it no more.
    public func removeObserver(_ token: Token) {
        observers.removeAll { $0.token == token }
    }

    /// Tells all observers of a name, in the order they came.
    open func post(name: UINotificationName, object: AnyObject?) {
        for observer in observers where observer.name == name { observer.tell(object) }
    }
}
