internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// How long a loop goes on looking for more before it sleeps.
///
/// To be woken on another processor takes 40 to 50 microseconds, several times what there is to do then. So a loop that
/// was woken soon after it had gone to sleep stays awake a little the next time; one that has looked in vain does so for
/// half as long, and soon not at all. What comes at a person's pace never keeps it awake.
package struct AdaptiveSpin {
    /// What is worth it where another processor can work meanwhile: as long as kernels poll before they halt.
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

    /// Whether to sleep until there is something to do, after a look that found some or none.
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
