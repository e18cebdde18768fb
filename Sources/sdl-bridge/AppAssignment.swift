import SDLBridge
import SessionReplay
import WebServing

/// Finds the program that the replay runs for each app of a session.
struct AppAssignment {
    let file: String
    /// The values of `--app`: `PROGRAM`, or `NAME=PROGRAM` if the session has several apps. A program may be the folder
    /// of a Swift package.
    let subjects: [String]
    /// The folder in which packages are built.
    let scratch: String?

    /// Builds those `subjects` that are packages. Returns the path of each app's program, by the app's key.
    func programs(for script: Script, _ session: Session) async throws -> [String: String] {
        var programs: [String: String] = [:]
        for subject in subjects {
            let (app, path) = try named(subject, script, session)
            guard programs[app] == nil else {
                throw Refusal(description: "--app \(subject): the app \(app) already has a program")
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
                throw Refusal(
                    description: "--app \(subject): \(file) has no app \(name); the file has \(all(entries)).")
            }
            return (entry.app, path)
        }
        if entries.count == 1 { return (entries[0].app, subject) }
        let program = lastName(of: subject)
        guard let entry = entries.first(where: { session.programs[$0.app] == program }) else {
            throw Refusal(
                description: "\(file) has several apps: \(all(entries)). Name an app: --app NAME=\(subject).")
        }
        return (entry.app, subject)
    }

    private func all(_ entries: [Script.Entry]) -> String { entries.map(\.app).joined(separator: ", ") }

    /// Returns a line that lists the apps in `all` that `script` does not replay; nil if `script` replays all apps.
    static func leftOut(_ all: Script, _ script: Script) -> String? {
        let others = all.entries.filter { entry in !script.entries.contains { $0.app == entry.app } }
        guard !others.isEmpty else { return nil }
        let inputs = script.leftOut == 1 ? "1 action on them" : "\(script.leftOut) actions on them"
        return "left out, because they have no program: \(others.map(\.app).joined(separator: ", ")), with \(inputs)"
    }
}

func lastName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
