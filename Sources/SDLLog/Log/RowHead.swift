internal import SDLSupport

/// The facts of a row in 48 bytes. The size is small so that a million rows can be searched in milliseconds.
package struct RowHead: Sendable {
    struct Marks: OptionSet, Sendable {
        let rawValue: UInt8
        static let forced = Marks(rawValue: 1)
        static let invalid = Marks(rawValue: 2)
        /// The row has several causes. The head contains the first cause, and the index contains the other causes.
        static let moreCauses = Marks(rawValue: 4)
    }

    /// The value that marks a field without a number.
    static let none = UInt32.max

    package var seq: UInt64
    /// The time of the row, in microseconds.
    var at: Int64
    /// The row's number minus the number of its first cause; 0 without a cause. The distance is negative if the cause
    /// has a higher number than the row.
    var causeDistance: Int32
    /// The latency of the row's message, in microseconds.
    var latency: UInt32
    var bytes: UInt32
    var correlation: UInt32
    var name: UInt16
    var result: UInt16
    var app: UInt16
    var controller: UInt16
    var naming: RowFacts.Naming
    var kind: UInt8
    /// The source of the row: the position of the source's enumeration case, counted from 1; 0 if the row has no
    /// source. `direction` and `type` are stored in the same way.
    var source: UInt8
    var direction: UInt8
    var type: UInt8
    var marks: Marks

    init(_ facts: RowFacts, names: inout RowNames) {
        seq = facts.seq
        at = facts.at.nanoseconds / 1000
        let own = facts.seq
        causeDistance = facts.causes.first.flatMap { Int32(exactly: Int64(clamping: own) - Int64(clamping: $0)) } ?? 0
        latency = Self.number(facts.latency.map { $0.nanoseconds / 1000 })
        bytes = Self.number(facts.bytes)
        correlation = Self.number(facts.correlation)
        name = names.names.id(facts.name)
        result = names.results.id(facts.result)
        app = names.apps.id(facts.app)
        controller = names.controllers.id(facts.controller)
        naming = facts.naming
        kind = UInt8(truncatingIfNeeded: names.kinds.id(facts.kind))
        source = Self.place(facts.source)
        direction = Self.place(facts.direction)
        type = Self.place(facts.type)
        marks = []
        if facts.isForced { marks.insert(.forced) }
        if facts.isInvalid { marks.insert(.invalid) }
        if facts.causes.count > 1 { marks.insert(.moreCauses) }
    }

    private static func number(_ value: (some BinaryInteger)?) -> UInt32 {
        value.map { UInt32(clamping: min(max($0, 0), 0xFFFF_FFFE)) } ?? none
    }

    private static func place<Value: CaseIterable & Equatable>(_ value: Value?) -> UInt8 {
        guard let value, let index = Array(Value.allCases).firstIndex(of: value) else { return 0 }
        return UInt8(index + 1)
    }

    var firstCause: UInt64? { causeDistance == 0 ? nil : UInt64(Int64(seq) - Int64(causeDistance)) }

    var isOpen: Bool { type == Self.request && result == NameTable.none }

    private static let request = place(RowFacts.MessageType.request)
}

/// Tables that assign small numbers to the names that occur in rows.
struct RowNames: Sendable {
    var names = NameTable(limit: 65_535)
    var results = NameTable(limit: 65_535)
    var apps = NameTable(limit: 65_535)
    var controllers = NameTable(limit: 65_535)
    var kinds = NameTable(limit: 255)
}

/// A table of names in the order of their first use. The number of a name is the index of the name in the table. If the
/// table is full, a new name gets the number of `…`.
struct NameTable: Sendable {
    static let none: UInt16 = 0

    private(set) var names = ["", "…"]
    private var ids: [String: UInt16] = ["…": 1]
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    mutating func id(_ name: String?) -> UInt16 {
        guard let name else { return Self.none }
        if let id = ids[name] { return id }
        guard names.count <= limit else { return 1 }
        names.append(name)
        ids[name] = UInt16(names.count - 1)
        return UInt16(names.count - 1)
    }
}
