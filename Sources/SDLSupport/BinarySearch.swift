extension Collection where Index == Int {
    /// Returns the first index at which `matches` is true. The elements must be sorted: `matches` is false for all
    /// elements before this index, and true for all other elements.
    @inlinable package func partitioningIndex(_ matches: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if matches(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
