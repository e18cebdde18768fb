/// Stores one value for each row, by row number. A session may have millions of rows, so the type uses little memory
/// per row.
struct RowPlaces<Value> {
    private var rows: [UInt64] = []
    private var values: [Value] = []

    /// Appends a value. Ignores the value if `row` is not higher than the row number of the previous value.
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
