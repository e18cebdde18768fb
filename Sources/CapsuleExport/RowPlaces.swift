/// What is remembered of each row for those that it leads to: some bytes a row, since a session may have millions.
struct RowPlaces<Value> {
    private var rows: [UInt64] = []
    private var values: [Value] = []

    /// Rows come by their numbers; one that does not is not remembered.
    mutating func append(_ value: Value, of row: UInt64) {
        if let last = rows.last, last >= row { return }
        rows.append(row)
        values.append(value)
    }

    subscript(row: UInt64) -> Value? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low] == row ? values[low] : nil
    }
}
