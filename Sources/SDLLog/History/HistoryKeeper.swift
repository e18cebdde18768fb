import JSON
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Writes each section of the state history to a file, and deletes the oldest sections.
///
/// Each line is written with one system call, so that a written line survives if the process is killed.
actor HistoryKeeper {
    private let executor = ThreadExecutor(named: "history")
    private let settings: StateHistory.Settings
    private var redactor: HistoryRedactor
    private(set) var stretches: [StateStretch] = []
    /// The descriptor of the newest section's file; -1 if this process has not created the section.
    private var file: Int32 = -1
    private var isOpen = false
    private var closed = false

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ settings: StateHistory.Settings, _ redactor: Redactor) {
        self.settings = settings
        self.redactor = HistoryRedactor(redactor)
        if let directory = settings.directory {
            mkdir(directory, 0o700)
            stretches = Self.scan(directory)
        }
    }

    func take(from history: StateHistory) {
        guard !closed else { return }
        var lines: [UInt8] = []
        var isKept = true
        for item in history.takeWaiting() {
            switch item {
            case .change(let change):
                lines += redactor.clean(change: change)
                lines.append(UInt8(ascii: "\n"))
            case .begin(let beginning):
                isKept = append(lines) && isKept
                lines = []
                isKept = begin(beginning)
            }
        }
        isKept = append(lines) && isKept
        if !isKept { history.startNewSection() }
        dropOldest()
    }

    func close() {
        guard !closed else { return }
        closed = true
        end()
        executor.stop()
    }

    // MARK: Writing

    /// Begins a new section with the whole state. Returns whether changes can be appended to the section.
    private func begin(_ beginning: StateHistory.Beginning) -> Bool {
        end()
        var stretch = StateStretch(
            number: (stretches.last?.number ?? 0) + 1, epoch: beginning.epoch, seq: beginning.state.number,
            row: beginning.row, bytes: 0)
        if let directory = settings.directory {
            let path = Self.path(stretch.number, in: directory)
            file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
            guard file >= 0 else { return false }
            stretch.path = path
        } else {
            stretch.text = []
        }
        stretches.append(stretch)
        isOpen = true
        return append(line(beginning))
    }

    private func line(_ beginning: StateHistory.Beginning) -> [UInt8] {
        var writer = JSONWriter(capacity: 1 << 16)
        writer.object { writer in
            writer.field("op", "snapshot")
            writer.field("seq", beginning.state.number)
            writer.field("epoch", beginning.epoch)
            writer.field("at", Int(beginning.at.milliseconds))
            writer.field("row", beginning.row)
            writer.field("state") { $0.raw(redactor.clean(state: beginning.state.root)) }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// Appends lines to the newest section. Returns whether all lines were written.
    private func append(_ lines: [UInt8]) -> Bool {
        guard isOpen, !lines.isEmpty else { return isOpen || lines.isEmpty }
        let newest = stretches.count - 1
        guard settings.directory != nil else {
            stretches[newest].text?.append(contentsOf: lines)
            stretches[newest].bytes += lines.count
            return true
        }
        var done = 0
        while done < lines.count {
            let put = lines.withUnsafeBytes { write(file, $0.baseAddress! + done, $0.count - done) }
            guard put > 0 else {
                // The disk is full. Readers ignore the incomplete line.
                end()
                return false
            }
            done += put
            stretches[newest].bytes += put
        }
        return true
    }

    private func end() {
        if file >= 0 { Glibc.close(file) }
        file = -1
        isOpen = false
    }

    private func dropOldest() {
        var bytes = stretches.reduce(0) { $0 + $1.bytes }
        while stretches.count > 1, bytes > settings.byteLimit {
            let oldest = stretches.removeFirst()
            bytes -= oldest.bytes
            if let path = oldest.path { unlink(path) }
        }
    }

    // MARK: The folder

    private static let ending = ".ndjson"

    private static func path(_ number: Int, in directory: String) -> String {
        let digits = String(number)
        return "\(directory)/\(String(repeating: "0", count: max(0, 10 - digits.utf8.count)))\(digits)\(ending)"
    }

    /// Returns the sections that earlier processes have written, the oldest section first.
    private static func scan(_ directory: String) -> [StateStretch] {
        let numbers = Folder.names(in: directory).compactMap { name in
            name.hasSuffix(ending) ? Int(name.dropLast(ending.count)) : nil
        }
        return numbers.sorted().compactMap { stretch($0, path($0, in: directory)) }
    }

    /// Returns the section that a file contains; nil if the first line of the file is invalid.
    private static func stretch(_ number: Int, _ path: String) -> StateStretch? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return nil }
        defer { Glibc.close(file) }
        var facts = stat()
        var head = [UInt8](repeating: 0, count: 512)
        let count = read(file, &head, head.count)
        guard fstat(file, &facts) == 0, count > 0 else { return nil }
        let text = String(decoding: head[..<count], as: UTF8.self)
        guard let end = text.firstRange(of: ",\"state\":")?.lowerBound,
            let start = try? JSONValue(parsing: text[..<end] + "}"), let epoch = start["epoch"]?.string,
            let seq = start["seq"]?.int.flatMap({ UInt64(exactly: $0) }),
            let row = start["row"]?.int.flatMap({ UInt64(exactly: $0) })
        else { return nil }
        return StateStretch(
            number: number, epoch: epoch, seq: seq, row: row, bytes: Int(facts.st_size), text: nil, path: path)
    }
}
