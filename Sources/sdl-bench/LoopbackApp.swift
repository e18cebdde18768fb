import BenchSupport
import SDLProtocol
import SDLRPC
import SDLSupport

/// An app that uses very little processor time, so that a benchmark measures mainly the head unit. The app encodes a
/// request only once; for further requests, it changes only the number in the encoded bytes. It also compares responses
/// as bytes.
final class LoopbackApp {
    private let descriptor: Descriptor
    private var session: UInt8 = 0
    private var lastMessage: UInt32 = 0
    private var inbox: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 1 << 18)

    init(port: UInt16) throws { descriptor = try Descriptor(port: port) }

    func register(_ id: String) throws {
        var wire = AppWire()
        for case .send(let frame) in wire.startSession() { try descriptor.write(frame) }
        session = try read(until: { $0[1] == 0x07 && $0[2] == 0x02 })[3]
        let request = SDLRegisterAppInterface(
            syncMsgVersion: SDLSyncMsgVersion(majorVersion: 8, minorVersion: 0), appName: id,
            isMediaApplication: true, languageDesired: .enUs, hmiDisplayLanguageDesired: .enUs, appID: id)
        try descriptor.write(frame(RPCEnvelope(request, correlationID: 1)))
        _ = try read(until: { $0[12] == 0x10 && $0[15] == 1 })
    }

    /// Sends `request` `count` times, with at most `depth` requests in flight. Throws if a response arrives out of
    /// order.
    func pipeline(_ request: some SDLRPCRequest, count: Int, depth: Int) throws {
        let template = frame(RPCEnvelope(request, correlationID: 0))
        let first = lastMessage + 1
        var (sent, replied) = (0, 0)
        var batch: [UInt8] = []
        while replied < count {
            batch.removeAll(keepingCapacity: true)
            while sent < count, sent - replied < depth {
                batch += numbered(template, first + UInt32(sent))
                sent += 1
            }
            if !batch.isEmpty { try descriptor.write(batch) }
            for reply in try replies() {
                guard reply.id == first + UInt32(replied), reply.isSuccess else {
                    throw BenchFailure(description: "reply \(replied) has the id \(reply.id)")
                }
                replied += 1
            }
        }
        lastMessage = first + UInt32(count)
    }

    /// Sends `request` `count` times. Sends each request only after the response to the previous request.
    ///
    /// - Returns: the times from request to response in nanoseconds, shortest first.
    func sequence(_ request: some SDLRPCRequest, count: Int) throws -> [Int64] {
        let template = frame(RPCEnvelope(request, correlationID: 0))
        var times: [Int64] = []
        for _ in 0..<count {
            lastMessage += 1
            let start = SystemTimekeeper.shared.now
            try descriptor.write(numbered(template, lastMessage))
            var isAnswered = false
            while !isAnswered { isAnswered = try replies().contains { $0.id == lastMessage } }
            times.append(SystemTimekeeper.shared.now.nanoseconds - start.nanoseconds)
        }
        return times.sorted()
    }

    // MARK: Bytes

    private func frame(_ envelope: RPCEnvelope) -> [UInt8] {
        lastMessage += 1
        let payload = envelope.payload()
        return [0x51, 0x07, 0x00, session] + big(UInt32(payload.count)) + big(lastMessage) + payload
    }

    /// Returns a copy of the frame `template` in which `number` is the message id and the correlation id.
    private func numbered(_ template: [UInt8], _ number: UInt32) -> [UInt8] {
        var frame = template
        frame.replaceSubrange(8..<12, with: big(number))
        frame.replaceSubrange(16..<20, with: big(number))
        return frame
    }

    private func big(_ number: UInt32) -> [UInt8] {
        [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
    }

    /// Waits until bytes arrive. Returns the responses that are now complete; the list may be empty.
    private func replies() throws -> [(id: UInt32, isSuccess: Bool)] {
        var found: [(id: UInt32, isSuccess: Bool)] = []
        try receive()
        var start = 0
        while let size = frameSize(at: start) {
            // Read only responses on the RPC service. Notifications are skipped.
            if inbox[start] & 0x0F == 1, inbox[start + 12] >> 4 == 1 {
                let id = inbox[start + 16..<start + 20].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                let json = inbox[start + 24..<start + size]
                found.append((id, json.starts(with: Array(#"{"success":true"#.utf8))))
            }
            start += size
        }
        inbox.removeFirst(start)
        return found
    }

    private func read(until condition: ([UInt8]) -> Bool) throws -> [UInt8] {
        while true {
            while let size = frameSize(at: 0) {
                let frame = Array(inbox.prefix(size))
                inbox.removeFirst(size)
                if condition(frame + [UInt8](repeating: 0, count: 16)) { return frame }
            }
            try receive()
        }
    }

    private func frameSize(at start: Int) -> Int? {
        guard inbox.count >= start + 12 else { return nil }
        let size = 12 + inbox[start + 4..<start + 8].reduce(0) { $0 << 8 | Int($1) }
        return inbox.count >= start + size ? size : nil
    }

    private func receive() throws { try descriptor.read(into: &inbox, &buffer) }
}
