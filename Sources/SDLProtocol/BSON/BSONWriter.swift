extension BSONDocument {
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(bson: elements.lazy.map { ($0.key, $0.value) })
        return bytes
    }
}

extension [UInt8] {
    fileprivate mutating func append(bson elements: some Sequence<(String, BSONValue)>) {
        let start = count
        append(littleEndian: Int32(0))
        for (key, value) in elements {
            append(value.bsonType)
            append(cString: key)
            append(bson: value)
        }
        append(0)
        let size = Int32(count - start)
        withUnsafeMutableBytes { $0.storeBytes(of: size.littleEndian, toByteOffset: start, as: Int32.self) }
    }

    private mutating func append(bson value: BSONValue) {
        switch value {
        case .double(let double): append(littleEndian: double.bitPattern)
        case .string(let string):
            append(littleEndian: Int32(string.utf8.count + 1))
            append(contentsOf: string.utf8)
            append(0)
        case .document(let document): append(bson: document.elements.lazy.map { ($0.key, $0.value) })
        case .array(let values): append(bson: values.enumerated().lazy.map { ("\($0)", $1) })
        case .bool(let bool): append(bool ? 1 : 0)
        case .int32(let integer): append(littleEndian: integer)
        case .int64(let integer): append(littleEndian: integer)
        }
    }

    /// Appends a key, and the zero byte that marks its end. Zero bytes inside the key are removed.
    private mutating func append(cString key: String) {
        append(contentsOf: key.utf8.lazy.filter { $0 != 0 })
        append(0)
    }
}

extension BSONValue {
    fileprivate var bsonType: UInt8 {
        switch self {
        case .double: 0x01
        case .string: 0x02
        case .document: 0x03
        case .array: 0x04
        case .bool: 0x08
        case .int32: 0x10
        case .int64: 0x12
        }
    }
}
