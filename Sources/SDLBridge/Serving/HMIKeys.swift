import SDLSupport
import WebServing

/// What the addresses carry that an HMI is told: a key for the one thing that lies there, instead of the token that opens
/// everything. All keys die with the HMI.
final class HMIKeys: Sendable {
    /// What keys are made of; nil while there is no HMI.
    private let secret = Lock<String?>(nil)

    /// An address below the server's own, with its key.
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

    /// The HMI has gone.
    func forget() { secret.withLock { $0 = nil } }

    private static func key(_ path: String, _ secret: String) -> String {
        String(SHA256.hex(of: "\(secret) \(path) \(secret)").prefix(32))
    }

    private static func random() -> String {
        (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined(separator: "-")
    }
}
