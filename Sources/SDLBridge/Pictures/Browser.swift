import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The error that no browser was found, or that the browser could not draw the page.
package struct NoBrowser: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// The error that the page did not show the car, or did not show the picture of the active app.
package struct CarNotShown: Error, CustomStringConvertible {
    package let description: String
}

/// A headless browser. The bridge controls the browser over pipes with Chromium's debugging protocol.
struct Browser {
    private let program: String
    private let pid: pid_t
    private let said: Int32
    private let heard: Int32
    private let folder: String
    private let ends: Int
    private var session: String?
    private var number = 0
    private var rest: [UInt8] = []

    /// Starts the browser. `seconds` is the time limit for all operations together.
    init(_ program: String, seconds: Int) throws {
        self.program = program
        // If the browser has ended, a write to the browser must fail instead of ending this process.
        signal(SIGPIPE, SIG_IGN)
        ends = Self.now + seconds * 1000
        folder = try Self.newFolder()
        var (down, up) = ([Int32](repeating: 0, count: 2), [Int32](repeating: 0, count: 2))
        guard pipe(&down) == 0, pipe(&up) == 0 else {
            throw NoBrowser(description: "no pipe could be created: \(String(cString: strerror(errno)))")
        }
        // In the browser's process, the pipes get the descriptors 3 and 4. The numbers here are higher, so that they
        // differ from 3 and 4.
        let ends = (fcntl(down[0], F_DUPFD_CLOEXEC, 10), fcntl(up[1], F_DUPFD_CLOEXEC, 10))
        close(down[0])
        close(up[1])
        (said, heard) = (fcntl(down[1], F_DUPFD_CLOEXEC, 10), fcntl(up[0], F_DUPFD_CLOEXEC, 10))
        close(down[1])
        close(up[0])
        let words = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--remote-debugging-pipe", "--user-data-dir=\(folder)",
        ]
        do throws(ChildProcess.Failure) {
            pid = try ChildProcess.start(words) { actions in
                // Drop the browser's own log, because the log is not useful to users.
                for stream in [Int32(1), 2] {
                    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
                }
                posix_spawn_file_actions_adddup2(&actions, ends.0, 3)
                posix_spawn_file_actions_adddup2(&actions, ends.1, 4)
            }
        } catch {
            throw NoBrowser(description: "\(program) could not be started: \(error.reason)")
        }
        close(ends.0)
        close(ends.1)
    }

    /// Opens an address, waits until the page is ready, and returns a screenshot as PNG.
    ///
    /// - Parameter isReady: a JavaScript expression. The expression returns an empty string if the page is ready.
    ///   Otherwise, the expression returns the reason why the page is not ready.
    mutating func picture(of url: String, width: Int, height: Int, when isReady: String) throws -> [UInt8] {
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
        session = try call("Target.attachToTarget", ["targetId": target ?? .null, "flatten": true])["sessionId"]?.string
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": .int(width), "height": .int(height), "deviceScaleFactor": 1, "mobile": false])
        let opened = try call("Page.navigate", ["url": .string(url)])
        if let error = opened["errorText"]?.string { throw NoBrowser(description: "\(url) cannot be opened: \(error)") }
        let ready = try call(
            "Runtime.evaluate", ["expression": .string(isReady), "awaitPromise": true, "returnByValue": true])
        let problem = ready["result"]?["value"]?.string ?? "the page did not show the car in time"
        guard problem.isEmpty else { throw CarNotShown(description: problem) }
        let picture = try call("Page.captureScreenshot", ["format": "png"])["data"]?.string
        guard let bytes = picture.flatMap(Base64.decode) else {
            throw NoBrowser(description: "\(program) returned no picture")
        }
        return bytes
    }

    /// Ends the browser, then deletes the browser's folder. The command `Browser.close` also ends the browser's child
    /// processes, which could otherwise still write to this folder.
    mutating func end() {
        session = nil
        _ = try? call("Browser.close", [:])
        kill(pid, SIGTERM)
        close(said)
        close(heard)
        _ = ChildProcess.wait(for: pid)
        Folder.remove(folder)
    }

    // MARK: Messages

    @discardableResult
    private mutating func call(_ method: String, _ params: JSONValue) throws -> JSONValue {
        number += 1
        var message: JSONValue = ["id": .int(number), "method": .string(method), "params": params]
        message["sessionId"] = session.map { .string($0) }
        var bytes = message.json() + [0]
        while !bytes.isEmpty {
            let count = write(said, bytes, bytes.count)
            guard count > 0 else { throw gone() }
            bytes.removeFirst(count)
        }
        while true {
            // Skip events that arrive before the answer.
            let answer = try next()
            guard answer["id"]?.int == number else { continue }
            if let error = answer["error"]?["message"]?.string {
                throw NoBrowser(description: "\(program) on \(method): \(error)")
            }
            return answer["result"] ?? [:]
        }
    }

    private mutating func next() throws -> JSONValue {
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = rest.firstIndex(of: 0) {
                let message = Array(rest[..<end])
                rest.removeFirst(end + 1)
                return try JSONValue(parsing: message)
            }
            var asked = pollfd(fd: heard, events: Int16(POLLIN), revents: 0)
            let left = ends - Self.now
            guard left > 0, poll(&asked, 1, Int32(left)) > 0 else {
                throw NoBrowser(description: "\(program) did not draw the car in time")
            }
            let count = read(heard, &part, part.count)
            guard count > 0 else { throw gone() }
            rest += part[..<count]
        }
    }

    private func gone() -> NoBrowser { NoBrowser(description: "\(program) ended before the page was drawn") }

    private static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    // MARK: The process

    private static func newFolder() throws -> String {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/var/tmp"
        var template = Array("\(parent)/sdl-browser-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw NoBrowser(description: "no folder could be created in \(parent): \(String(cString: strerror(errno)))")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
