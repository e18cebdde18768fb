import Glibc

/// Returns the time of the monotonic clock, which the C clients of the benchmarks also read.
package func monotonicNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

extension Collection where Element == Int64, Index == Int {
    /// Returns a percentile of sorted times in nanoseconds, as milliseconds. `part` is 0.5 for the median.
    package func milliseconds(at part: Double) -> Double {
        isEmpty ? .infinity : Double(self[Swift.min(count - 1, Int(Double(count) * part))]) / 1e6
    }
}
