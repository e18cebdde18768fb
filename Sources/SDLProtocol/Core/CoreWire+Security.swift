// Encryption is not supported. If an app uses encryption, the wire answers with the error that the protocol defines.
extension CoreWire {
    /// Refuses the frame if it is encrypted. Returns whether the frame was refused; if so, it must not be processed
    /// further.
    mutating func refuseProtected(_ header: FrameHeader, into actions: inout [WireAction]) -> Bool {
        guard header.isProtected else { return false }
        guard header.version > 1 else {
            actions.append(.finding(.compressed(header.session, header.service)))
            return true
        }
        actions.append(.finding(.protected(header.session, header.service)))
        let text = "Fail decryption for unprotected service \(header.service.rawValue)"
        if let index = index(of: header.session) {
            sendSecurityError(.notProtected, text, at: index, into: &actions)
        }
        return true
    }

    /// Refuses a TLS handshake, which apps send as a message on the control service.
    mutating func refuseHandshake(at index: Int, into actions: inout [WireAction]) {
        actions.append(.finding(.protected(sessions[index].id, .control)))
        sendSecurityError(.notSupported, "TLS is not supported", at: index, into: &actions)
    }

    private enum SecurityError: UInt8 {
        case notSupported = 3
        case notProtected = 5
    }

    private mutating func sendSecurityError(
        _ error: SecurityError, _ text: String, at index: Int, into actions: inout [WireAction]
    ) {
        guard sessions[index].header > 1 else { return }
        let json = Array(#"{"id":\#(error.rawValue),"text":"\#(text)"}"#.utf8)
        var payload: [UInt8] = []
        // The header of a notification (0x20) with the query id 2 (internal error) and the sequence number 0.
        payload.append(bigEndian: 0x2000_0002)
        payload.append(bigEndian: 0)
        payload.append(bigEndian: UInt32(json.count))
        payload += json
        payload.append(error.rawValue)
        let header = FrameHeader(
            version: sessions[index].header, type: .single, service: .control, session: sessions[index].id,
            messageID: sessions[index].nextContentID())
        actions.append(.send(FrameEncoder.frame(header, payload: payload[...])))
    }
}
