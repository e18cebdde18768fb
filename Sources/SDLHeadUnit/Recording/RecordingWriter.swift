import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Writes a recording of all inputs and effects of a head unit, line by line.
package protocol RecordingWriter: AnyObject, Sendable {
    func write(_ line: [UInt8])
}

/// Keeps a recording in memory, for tests.
package final class MemoryRecording: RecordingWriter {
    private let lines = Lock<[UInt8]>([])

    package init() {}

    package var bytes: [UInt8] { lines.withLock { $0 } }

    package func write(_ line: [UInt8]) {
        lines.withLock { $0 += line + [UInt8(ascii: "\n")] }
    }
}

/// Keeps a recording in a file. Each line is written to the file immediately, so a crash loses none.
package final class FileRecording: RecordingWriter {
    private let file: Int32

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Creates the file, or empties an existing one.
    package init(_ path: String) throws(Failure) {
        file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            throw Failure(description: "cannot record to \(path): \(String(cString: strerror(errno)))")
        }
    }

    deinit { close(file) }

    package func write(_ line: [UInt8]) {
        let bytes = line + [UInt8(ascii: "\n")]
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress! + written, $0.count - written) }
            // A full disk ends the recording, not the run. A replay reports the line at which the recording was cut
            // off.
            guard count > 0 else { return }
            written += count
        }
    }
}
