import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Reads the output of an app's process line by line, and copies all output to the bridge's standard error.
///
/// The app's standard output is a pseudo terminal. With a pipe, programs would buffer their output, so lines would
/// arrive late.
final class AppOutput: Sendable {
    enum Stream: String, Sendable {
        case stdout
        case stderr
    }

    struct Line: Sendable {
        let stream: Stream
        let text: String
    }

    /// The file descriptors from which the bridge reads. The app writes to the descriptors in `far`.
    private let near: [Int32]
    private let far: [Int32]

    /// Opens the pseudo terminal and the pipe. Returns nil if the bridge has no free file descriptors. In that case,
    /// the app uses the bridge's own output.
    init?() {
        guard let terminal = Self.terminal() else { return nil }
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else {
            for descriptor in [terminal.near, terminal.far] { close(descriptor) }
            return nil
        }
        // Other apps must not inherit these descriptors.
        for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        // In raw mode, the terminal does not change the bytes.
        var manners = termios()
        if tcgetattr(terminal.far, &manners) == 0 {
            cfmakeraw(&manners)
            tcsetattr(terminal.far, TCSANOW, &manners)
        }
        near = [terminal.near, pair[0]]
        far = [terminal.far, pair[1]]
    }

    // The values of TIOCSPTLCK and TIOCGPTPEER on Linux. Swift cannot import these macros.
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

    /// Passes the app's output to `tell` until the app closes its output. Call this method once, after the process has
    /// started or could not be started.
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
            // A read from a terminal fails after the app has closed the terminal.
            guard count > 0 else { break }
            let said = lines.take(buffer[..<count], at: SystemTimekeeper.shared.now)
            if !said.isEmpty { tell(said.map { Line(stream: stream, text: $0) }) }
            show(buffer[..<count])
        }
        let last = lines.end()
        if !last.isEmpty { tell(last.map { Line(stream: stream, text: $0) }) }
    }

    /// Copies bytes to the bridge's standard error, because other programs read the bridge's standard output. If the
    /// reader of standard error is too slow, drops the bytes.
    private static func show(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty {
            var room = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
            guard poll(&room, 1, 100) == 1 else { return }
            // A pipe that is ready for writing accepts at least this number of bytes.
            let part = rest.prefix(Int(PIPE_BUF))
            let written = part.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard written > 0 else { return }
            rest = rest.dropFirst(written)
        }
    }
}

/// Splits output into lines.
///
/// Removes colour codes and empty lines, because a Swift backtrace contains dozens of both. Shortens long lines.
/// Returns only the first `perSecond` lines of each second, and counts the other lines.
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
            // If a line is longer than the limit, drop the rest of the line.
            if rest.count < Self.lineBytes { rest.append(byte) }
        }
        return lines
    }

    mutating func end() -> [String] { (rest.isEmpty ? [] : line()) + leftOutLine() }

    private mutating func line() -> [String] {
        defer { rest = [] }
        let text = Self.withoutColours(rest)
        guard text.contains(where: { !$0.isWhitespace }) else { return [] }
        guard reported < Self.perSecond else {
            leftOut += 1
            return []
        }
        reported += 1
        return [text]
    }

    /// Returns the text without the escape sequences that set colours. Such a sequence is `ESC [`, followed by digits
    /// and punctuation, followed by a letter.
    private static func withoutColours(_ bytes: [UInt8]) -> String {
        guard bytes.contains(escape) else { return String(decoding: bytes, as: UTF8.self) }
        var plain: [UInt8] = []
        var left = bytes[...]
        while let byte = left.popFirst() {
            guard byte == escape, left.first == UInt8(ascii: "[") else {
                plain.append(byte)
                continue
            }
            left = left.dropFirst().drop { (0x30...0x3F).contains($0) }.dropFirst()
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static let escape: UInt8 = 0x1B

    private mutating func leftOutLine() -> [String] {
        defer { leftOut = 0 }
        return leftOut > 0 ? ["… \(leftOut) lines were left out"] : []
    }
}
