/// What an RPC message is to its receiver: the top four bits of its payload.
package enum RPCKind: UInt8, Sendable, CaseIterable {
    case request = 0
    case response = 1
    case notification = 2
}

/// The payload of an RPC from version 2 on: 12 bytes of header, the parameters as JSON, and binary data.
///
/// The binary tail is whatever follows the JSON, on the bulk service or not: some apps send it on the RPC service.
package struct RPCPayload: Hashable, Sendable {
    package var kind: RPCKind
    /// 28 bits.
    package var functionID: UInt32
    /// A core puts -1 into notifications; it means nothing there.
    package var correlationID: Int32
    package var json: ArraySlice<UInt8>
    package var bulk: ArraySlice<UInt8>

    package init(
        kind: RPCKind, functionID: UInt32, correlationID: Int32, json: ArraySlice<UInt8>,
        bulk: ArraySlice<UInt8> = []
    ) {
        self.kind = kind
        self.functionID = functionID
        self.correlationID = correlationID
        self.json = json
        self.bulk = bulk
    }

    /// Why a payload is no RPC. A core drops such a message without an answer.
    package enum Fault: Error, Hashable, Sendable {
        case tooShort(Int)
        case kind(UInt8)
        case jsonSize(Int, of: Int)
    }

    package static let headerSize = 12

    /// Takes a payload apart; the parts are slices of it.
    package init(_ payload: ArraySlice<UInt8>) throws(Fault) {
        guard let word = payload.bigEndian32(at: 0), let correlation = payload.bigEndian32(at: 4),
            let jsonSize = payload.bigEndian32(at: 8).map({ Int($0) })
        else { throw .tooShort(payload.count) }
        guard let kind = RPCKind(rawValue: UInt8(word >> 28)) else { throw .kind(UInt8(word >> 28)) }
        let content = payload.count - Self.headerSize
        guard jsonSize <= content else { throw .jsonSize(jsonSize, of: content) }
        let start = payload.startIndex + Self.headerSize
        self.init(
            kind: kind, functionID: word & 0x0FFF_FFFF, correlationID: Int32(bitPattern: correlation),
            json: payload[start..<(start + jsonSize)], bulk: payload[(start + jsonSize)...])
    }

    /// Appends the whole payload; the JSON is what `write` appends, so that it need not exist beforehand.
    package static func append(
        to bytes: inout [UInt8], kind: RPCKind, functionID: UInt32, correlationID: Int32, bulk: ArraySlice<UInt8> = [],
        writingJSON write: (inout [UInt8]) -> Void
    ) {
        let start = bytes.count
        bytes.append(bigEndian: UInt32(kind.rawValue) << 28 | functionID & 0x0FFF_FFFF)
        bytes.append(bigEndian: UInt32(bitPattern: correlationID))
        bytes.append(bigEndian: 0)
        write(&bytes)
        let jsonSize = UInt32(bytes.count - start - headerSize)
        bytes.withUnsafeMutableBytes {
            $0.storeBytes(of: jsonSize.bigEndian, toByteOffset: start + 8, as: UInt32.self)
        }
        bytes.append(contentsOf: bulk)
    }

    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.headerSize + json.count + bulk.count)
        Self.append(to: &bytes, kind: kind, functionID: functionID, correlationID: correlationID, bulk: bulk) {
            $0.append(contentsOf: json)
        }
        return bytes
    }
}
