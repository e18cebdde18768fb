internal import CCrypto

/// Computes SHA-256 digests. The bridge uses these digests as ids of devices (as in SDL Core) and as ids of files in
/// capsules.
enum SHA256 {
    static func hex(of text: String) -> String { hex(of: Array(text.utf8)) }

    static func hex(of bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        var length = digest.count
        let done = EVP_Q_digest(nil, "SHA256", nil, bytes, bytes.count, &digest, &length)
        precondition(done == 1 && length == 32, "the crypto library has no SHA-256")
        return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
