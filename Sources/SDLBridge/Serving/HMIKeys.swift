import SDLSupport
import WebServing

/// Creates keys for the URLs that a web HMI receives. A key is valid for one URL only, unlike the access token. All
/// keys become invalid when the HMI disconnects.
final class HMIKeys: Sendable {
    /// The secret from which the keys are computed; nil while no HMI is connected.
    private let secret = Lock<String?>(nil)

    /// Returns `path` with a query that contains the key for `path`.
    func address(_ path: String) -> String {
        let secret = secret.withLock { secret in
            if secret == nil { secret = Self.random() }
            return secret ?? ""
        }
        return "\(path)?\(AccessPolicy.keyParameter)=\(Self.key(path, secret))"
    }

    func opens(_ path: String, _ key: String) -> Bool {
        guard let secret = secret.withLock({ $0 }) else { return false }
        return AccessPolicy.isSame(key, Self.key(path, secret))
    }

    /// Makes all keys invalid, because the HMI has disconnected.
    func forget() { secret.withLock { $0 = nil } }

    private static func key(_ path: String, _ secret: String) -> String {
        String(SHA256.hex(of: "\(secret) \(path) \(secret)").prefix(32))
    }

    private static func random() -> String {
        (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined(separator: "-")
    }
}
