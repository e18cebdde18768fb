/// Encodes messages as frames. A short payload becomes one single frame. A long payload becomes a first frame and
/// several consecutive frames.
package enum FrameEncoder {
    /// Returns the bytes of a frame, with only one allocation and one copy.
    package static func frame(_ header: FrameHeader, payload: ArraySlice<UInt8> = []) -> [UInt8] {
        let size = header.size + payload.count
        return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let raw = UnsafeMutableRawBufferPointer(buffer)
            var header = header
            header.dataSize = payload.count
            header.write(to: raw)
            payload.withUnsafeBytes {
                UnsafeMutableRawBufferPointer(rebasing: raw[header.size...]).copyMemory(from: $0)
            }
            count = size
        }
    }

    /// Splits a message into frames with at most `limit` payload bytes, and passes each frame to `emit`. Sets the frame
    /// type and the frame info in the header of each frame.
    package static func frames(
        _ header: FrameHeader, payload: ArraySlice<UInt8>, limit: Int, emit: ([UInt8]) -> Void
    ) {
        var header = header
        guard payload.count > limit else {
            header.type = .single
            header.info = 0
            return emit(frame(header, payload: payload))
        }
        let count = (payload.count + limit - 1) / limit
        header.type = .first
        header.info = 0
        emit(frame(header, payload: firstPayload(total: payload.count, frames: count)[...]))
        header.type = .consecutive
        var start = payload.startIndex
        for number in 1...count {
            let end = min(start + limit, payload.endIndex)
            header.info = number == count ? 0 : consecutiveNumber(number)
            emit(frame(header, payload: payload[start..<end]))
            start = end
        }
    }

    /// Returns the number in the frame info of the consecutive frame with the index `number`, from 1. After 255, the
    /// numbers begin at 1 again, because 0 marks the last frame of a message.
    package static func consecutiveNumber(_ number: Int) -> UInt8 {
        UInt8((number - 1) % 255 + 1)
    }

    private static func firstPayload(total: Int, frames: Int) -> [UInt8] {
        var payload: [UInt8] = []
        payload.append(bigEndian: UInt32(total))
        payload.append(bigEndian: UInt32(frames))
        return payload
    }
}

extension [UInt8] {
    mutating func append(bigEndian value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }

    mutating func append(littleEndian value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}

extension ArraySlice<UInt8> {
    /// Returns the big-endian number in the four bytes at `offset`; nil if the slice is too short.
    func bigEndian32(at offset: Int) -> UInt32? {
        guard offset >= 0, offset + 4 <= count else { return nil }
        return withUnsafeBytes { UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self)) }
    }
}
