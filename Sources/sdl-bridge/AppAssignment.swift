import SDLBridge
import SessionReplay
import WebServing

/// Which app of a session is which program of today.
struct AppAssignment {
    private let file: String
    /// `PROGRAM` or `NAME=PROGRAM`.
    private let subjects: [String]
    private let scratch: String?

    /// Why it cannot be played.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// - Parameter scratch: where packages are built.
    init(_ file: String, _ subjects: [String], scratch: String?) {
        (self.file, self.subjects, self.scratch) = (file, subjects, scratch)
    }

    /// The program of each app, by the app's key. Packages are built.
    func programs(for script: Script, _ session: Session) async throws -> [String: String] {
        var programs: [String: String] = [:]
        for subject in subjects {
            let (app, path) = try named(subject, script, session)
            guard programs[app] == nil else {
                throw Refusal(description: "--app \(subject): the app \(app) has a program already")
            }
            programs[app] = whole(try await App(path, named: "--app", scratch: scratch).executable)
        }
        return programs
    }

    private func named(_ subject: String, _ script: Script, _ session: Session) throws(Refusal) -> (String, String) {
        let entries = script.entries
        if let sign = subject.firstIndex(of: "=") {
            let (name, path) = (String(subject[..<sign]), String(subject[subject.index(after: sign)...]))
            guard let entry = entries.first(where: { $0.app == name || $0.name == name }) else {
                throw Refusal(description: "--app \(subject): \(file) has no app \(name); it has \(all(entries)).")
            }
            return (entry.app, path)
        }
        if entries.count == 1 { return (entries[0].app, subject) }
        let program = lastName(of: subject)
        guard let entry = entries.first(where: { session.programs[$0.app] == program }) else {
            throw Refusal(
                description: "\(file) has several apps: \(all(entries)). Say which one it is: --app NAME=\(subject).")
        }
        return (entry.app, subject)
    }

    private func all(_ entries: [Script.Entry]) -> String { entries.map(\.app).joined(separator: ", ") }

    /// What of a session does not come along, in words; nil where all of it does.
    static func leftOut(_ all: Script, _ script: Script) -> String? {
        let others = all.entries.filter { entry in !script.entries.contains { $0.app == entry.app } }
        guard !others.isEmpty else { return nil }
        let inputs = script.leftOut == 1 ? "1 act on them" : "\(script.leftOut) acts on them"
        return "without a program, and so left out: \(others.map(\.app).joined(separator: ", ")); \(inputs) too"
    }
}

func lastName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
