import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// What an app's process prints: told line by line, and shown where the bridge's own log is.
///
/// Its standard output is a terminal of its own: a program keeps what it prints to a pipe until there is much of it.
final class AppOutput: Sendable {
    enum Stream: String, Sendable {
        case stdout
        case stderr
    }

    struct Line: Sendable {
        let stream: Stream
        let text: String
    }

    /// The ends we read from, and the ones that the app writes to.
    private let near: [Int32]
    private let far: [Int32]

    /// Nil when there are no descriptors left: then the app prints where the bridge does.
    init?() {
        guard let terminal = Self.terminal() else { return nil }
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else {
            for descriptor in [terminal.near, terminal.far] { close(descriptor) }
            return nil
        }
        // No other app's business.
        for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        // Bytes as they are.
        var manners = termios()
        if tcgetattr(terminal.far, &manners) == 0 {
            cfmakeraw(&manners)
            tcsetattr(terminal.far, TCSANOW, &manners)
        }
        near = [terminal.near, pair[0]]
        far = [terminal.far, pair[1]]
    }

    // Linux's TIOCSPTLCK and TIOCGPTPEER, which are macros that Swift does not see.
    private static let lock: UInt = 0x4004_5431
    private static let peer: UInt = 0x5441

    private static func terminal() -> (near: Int32, far: Int32)? {
        let near = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard near >= 0 else { return nil }
        var isLocked: Int32 = 0
        let far = ioctl(near, lock, &isLocked) == 0 ? ioctl(near, peer, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1
        guard far >= 0 else {
            close(near)
            return nil
        }
        return (near, far)
    }

    func hand(to actions: inout posix_spawn_file_actions_t) {
        posix_spawn_file_actions_adddup2(&actions, far[0], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, far[1], STDERR_FILENO)
    }

    /// Reads until nobody writes any more. To be called once, when the process has its ends, or has not come to be.
    func follow(_ tell: @escaping @Sendable ([Line]) -> Void) {
        for descriptor in far { close(descriptor) }
        for (descriptor, stream) in zip(near, [Stream.stdout, .stderr]) {
            spawnThread(named: "output") { Self.read(descriptor, stream, tell) }
        }
    }

    private static func read(_ descriptor: Int32, _ stream: Stream, _ tell: ([Line]) -> Void) {
        defer { close(descriptor) }
        var lines = OutputLines()
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            // A terminal whose other side has gone is an error.
            guard count > 0 else { break }
            let said = lines.take(buffer[..<count], at: SystemTimekeeper.shared.now)
            if !said.isEmpty { tell(said.map { Line(stream: stream, text: $0) }) }
            show(buffer[..<count])
        }
        let last = lines.end()
        if !last.isEmpty { tell(last.map { Line(stream: stream, text: $0) }) }
    }

    /// Where the bridge's own log goes; its standard output is for programs. What nobody reads there is left out.
    private static func show(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
            guard poll(&room, 1, 100) == 1 else { return }
            // So much goes into a pipe that has room at all.
            let part = rest.prefix(Int(PIPE_BUF))
            let written = part.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}

/// Makes lines of bytes: none is longer than a row should be, and of a flood most are only counted.
struct OutputLines {
    static let lineBytes = 4_096
    static let perSecond = 100

    private var rest: [UInt8] = []
    private var second: Instant?
    private var reported = 0
    private var leftOut = 0

    mutating func take(_ bytes: ArraySlice<UInt8>, at now: Instant) -> [String] {
        var lines: [String] = []
        if second.map({ now - $0 >= .seconds(1) }) ?? true {
            lines += leftOutLine()
            (second, reported) = (now, 0)
        }
        for byte in bytes {
            guard byte != UInt8(ascii: "\n") else {
                lines += line()
                continue
            }
            // What is longer is cut, and goes on to its end unseen.
            if rest.count < Self.lineBytes { rest.append(byte) }
        }
        return lines
    }

    mutating func end() -> [String] { (rest.isEmpty ? [] : line()) + leftOutLine() }

    private mutating func line() -> [String] {
        defer { rest = [] }
        guard reported < Self.perSecond else {
            leftOut += 1
            return []
        }
        reported += 1
        return [String(decoding: rest, as: UTF8.self)]
    }

    private mutating func leftOutLine() -> [String] {
        defer { leftOut = 0 }
        return leftOut > 0 ? ["… \(leftOut) lines were left out"] : []
    }
}
