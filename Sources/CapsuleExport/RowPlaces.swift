/// Stores one value for each row, by row number. The memory per row is small, because a session may have millions of
/// rows.
struct RowPlaces<Value> {
    private var rows: [UInt64] = []
    private var values: [Value] = []

    /// Appends a value. If `row` is not higher than the last appended row number, the value is ignored.
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
