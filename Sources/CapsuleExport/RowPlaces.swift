internal import SDLSupport

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
        let place = rows.partitioningIndex { $0 >= row }
        return place < rows.count && rows[place] == row ? values[place] : nil
    }
}
