internal import CCrypto

/// Computes the name of a file that the app has not named. The name is the MD5 hash of the bytes, as in SDL's own
/// libraries. Therefore, equal images have equal names.
enum ContentName {
    static func of(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 16)
        var length = digest.count
        let done = EVP_Q_digest(nil, "MD5", nil, bytes, bytes.count, &digest, &length)
        precondition(done == 1 && length == 16, "the crypto library has no MD5")
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
