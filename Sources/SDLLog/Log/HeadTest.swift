internal import SDLSupport

/// Creates tests of a row's head (`RowHead`) from a term of a filter.
enum HeadTest {
    typealias Test = (RowHead) -> Bool

    static func make(_ test: LogFilter.Test, rowIndex: RowIndex) -> Test {
        switch test {
        case .field(let key, let test): field(key, test, rowIndex)
        case .marks(let tests): marks(tests, rowIndex.names.results)
        case .text, .parameter: { _ in true }
        }
    }

    private static func field(_ key: LogFilter.Key, _ test: LogFilter.FieldTest, _ rowIndex: RowIndex) -> Test {
        let names = rowIndex.names
        switch key {
        case .rpc: return named(.rpc, test, names.names)
        case .command: return named(.command, test, names.names)
        case .call: return named(.call, test, names.names)
        case .rule: return named(.rule, test, names.names)
        case .kind: return name(test, names.kinds) { UInt16($0.kind) }
        case .app: return name(test, names.apps) { $0.app }
        case .result: return name(test, names.results) { $0.result }
        case .controller: return name(test, names.controllers) { $0.controller }
        case .source: return cases(RowFacts.Source.allCases.map { [$0.rawValue] }, test) { $0.source }
        case .type: return cases(RowFacts.MessageType.allCases.map { [$0.rawValue] }, test) { $0.type }
        case .dir: return cases(RowFacts.Direction.allCases.map { [$0.rawValue] }, test) { $0.direction }
        case .to: return cases([["app"], ["headUnit", "car"], ["hmi"]], test) { $0.direction }
        case .cause: return causes(test, rowIndex)
        case .is: return { _ in false }
        case .seq: return number(test) { Double($0.seq) }
        case .at: return number(test) { Double($0.at) / 1000 }
        case .latency: return number(test) { $0.latency == RowHead.none ? nil : Double($0.latency) / 1000 }
        case .size: return number(test) { $0.bytes == RowHead.none ? nil : Double($0.bytes) }
        case .corr: return number(test) { $0.correlation == RowHead.none ? nil : Double($0.correlation) }
        }
    }

    private static func named(_ naming: RowFacts.Naming, _ test: LogFilter.FieldTest, _ table: NameTable) -> Test {
        let matches = name(test, table) { $0.name }
        return { $0.naming == naming && matches($0) }
    }

    /// Creates a test of a field that contains the number of a name in `table`. Each name is tested only once, not
    /// again for each row.
    private static func name(
        _ test: LogFilter.FieldTest, _ table: NameTable, _ id: @escaping (RowHead) -> UInt16
    ) -> Test {
        let verdicts = table.names.enumerated().map { $0.offset != NameTable.none && test.matches([$0.element]) }
        return { verdicts[Int(id($0))] }
    }

    /// Creates a test of a field that contains the number of an enumeration case. Each case is tested only once, not
    /// again for each row. A case can have several names.
    private static func cases(
        _ names: [[String]], _ test: LogFilter.FieldTest, _ place: @escaping (RowHead) -> UInt8
    ) -> Test {
        let verdicts = [false] + names.map { test.matches($0) }
        return { verdicts[Int(place($0))] }
    }

    private static func number(_ test: LogFilter.FieldTest, _ read: @escaping (RowHead) -> Double?) -> Test {
        { head in read(head).map { test.matches([$0]) } ?? false }
    }

    private static func causes(_ test: LogFilter.FieldTest, _ rowIndex: RowIndex) -> Test {
        { head in head.causeDistance != 0 && test.matches(rowIndex.causes(of: head).map { Double($0) }) }
    }

    private static func marks(_ tests: [LogFilter.MarkTest], _ results: NameTable) -> Test {
        let failed = results.names.enumerated().map {
            $0.offset != NameTable.none && !LogFilter.worked.contains($0.element)
        }
        return { (head: RowHead) -> Bool in
            tests.contains { (test: LogFilter.MarkTest) -> Bool in
                Self.hasMark(test.mark, head, failed) != test.negated
            }
        }
    }

    private static func hasMark(_ mark: LogFilter.Mark, _ head: RowHead, _ failed: [Bool]) -> Bool {
        switch mark {
        case .open: head.isOpen
        case .failed: failed[Int(head.result)]
        case .invalid: head.marks.contains(.invalid)
        case .forced: head.marks.contains(.forced)
        }
    }
}

extension LogFilter.FieldTest {
    /// Returns whether a field passes the test. A field can have several values.
    ///
    /// - Parameters:
    ///   - number: returns the number of a value; nil if the value is not a number.
    ///   - fits: returns whether a wanted or unwanted value of the filter matches a value of the field.
    func matches<Value>(
        _ values: [Value], number: (Value) -> Double?, _ fits: (FilterValue, Value) -> Bool
    ) -> Bool {
        func isAny(_ value: FilterValue) -> Bool { values.contains { fits(value, $0) } }
        switch self {
        case .compared(let comparison, let bound):
            return values.contains { number($0).map { comparison.matches($0, bound) } ?? false }
        case .oneOf(let wanted, let unwanted):
            return !values.isEmpty && !unwanted.contains(where: isAny)
                && (wanted.isEmpty || wanted.contains(where: isAny))
        }
    }

    fileprivate func matches(_ names: [String]) -> Bool { matches(names, number: { _ in nil }) { $0.matches($1) } }
    fileprivate func matches(_ numbers: [Double]) -> Bool { matches(numbers, number: { $0 }) { $0.matches($1) } }
}
