import Glibc

package func monotonicNanoseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

extension Collection where Element == Int64, Index == Int {
    /// Returns a percentile of this sorted array of nanosecond times, in milliseconds. `part` is the percentile from 0
    /// to 1, for example 0.5 for the median.
    package func milliseconds(at part: Double) -> Double {
        isEmpty ? .infinity : Double(self[Swift.min(count - 1, Int(Double(count) * part))]) / 1e6
    }
}
