internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Decides how long a loop polls for more work before it sleeps.
///
/// Waking a thread on another processor takes 40 to 50 microseconds, several times longer than the work itself. If work
/// arrives soon after earlier work, the loop therefore polls for a while before it sleeps. Each time that polling finds
/// no work, the polling time is halved, down to zero. The input of people comes too rarely to keep a loop polling.
package struct AdaptiveSpin {
    /// The usual maximum polling time; zero on machines with one processor. Kernels poll for a similar time before they
    /// stop an idle processor.
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

    /// Returns whether the loop must sleep now. `found` is true if the last poll has found work.
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
