internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Decides how long a loop polls for more work before it sleeps.
///
/// Waking a thread on another processor takes 40 to 50 microseconds, several times longer than the work itself. A loop
/// that was woken soon after it fell asleep polls for a while the next time. Each time the loop finds nothing, it halves that
/// time, down to zero. Input at human speed never keeps it awake.
package struct AdaptiveSpin {
    /// The usual limit on multiprocessor machines, similar to the polling time of kernels before they halt.
    package static let usual: Duration =
        sysconf(Int32(_SC_NPROCESSORS_ONLN)) > 1 ? .microseconds(200) : .zero

    private let longest: Duration
    private let shortest: Duration
    private(set) var length = Duration.zero
    private var last: Instant?

    init(_ longest: Duration) {
        self.longest = longest
        shortest = longest / 4
    }

    /// Returns whether to sleep now, after a poll that did or did not find work.
    mutating func sleeps(found: Bool, at now: Instant) -> Bool {
        if found {
            if length == .zero, let last, now - last < longest { length = longest }
            last = now
            return length == .zero
        }
        guard length > .zero, let last else { return true }
        guard now - last >= length else { return false }
        length = length > shortest ? length / 2 : .zero
        return true
    }
}
