import JSON
import SDLRPC
import SDLSupport

/// One input with its instant and all its effects, as a line of a recording.
struct RecordedTurn {
    let instant: Instant
    let input: HeadUnitInput
    let effects: [HeadUnitEffect]

    var line: [UInt8] {
        var writer = JSONWriter(capacity: 1024)
        writer.object { writer in
            writer.field("at", Int(instant.nanoseconds))
            writer.field("input") { input.write(to: &$0) }
            writer.field("effects") { writer in
                writer.array { writer in
                    for effect in effects {
                        effect.write(to: &writer)
                        writer.next()
                    }
                }
            }
        }
        return writer.bytes
    }
}

/// The first line of a recording: the profile of the head unit, and the profiles it can switch to.
struct RecordedStart {
    let profiles: [Profile]

    var line: [UInt8] {
        (["recording": 1, "profiles": .array(profiles.map(\.document))] as JSONValue).json()
    }

    init(profiles: [Profile]) {
        self.profiles = profiles
    }

    init(line: ArraySlice<UInt8>) throws(ReplayFailure) {
        guard let json = try? JSONValue(parsing: Array(line)), json["recording"]?.int == 1,
            let documents = json["profiles"]?.array, !documents.isEmpty
        else {
            throw ReplayFailure(line: 1, what: "this is not a recording: it does not begin with {\"recording\":1,…}")
        }
        var profiles: [Profile] = []
        for document in documents {
            do throws(Profile.Refusal) {
                profiles.append(try Profile(document))
            } catch {
                throw ReplayFailure(line: 1, what: "a profile in the recording is not valid in this version: \(error)")
            }
        }
        self.profiles = profiles
    }
}

/// Why a recording cannot be replayed, and in which line.
package struct ReplayFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line number, from 1.
    package let line: Int
    package let what: String

    package var description: String { "line \(line): \(what)" }
}

// MARK: - Parts

extension SessionRef {
    func write(to writer: inout JSONWriter) {
        writer.array { writer in
            writer.element(UInt64(connection))
            writer.element(UInt64(session))
        }
    }
}

extension Cause {
    func write(to writer: inout JSONWriter) {
        switch self {
        case .row(let number): writer.unsigned(number)
        case .message(let key):
            writer.object { writer in
                writer.field("connection", key.connection)
                writer.field("session", Int(key.session))
                writer.field("direction", Int(key.direction.rawValue))
                writer.field("ordinal", key.ordinal)
            }
        }
    }
}

extension [Cause] {
    func write(to writer: inout JSONWriter) {
        writer.array { writer in
            for cause in self {
                cause.write(to: &writer)
                writer.next()
            }
        }
    }
}

extension StoredFile {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("fileType", fileType.rawValue)
            writer.field("size", size)
            writer.field("persistent", isPersistent)
            writer.field("hash", hash)
            writer.field("origin", origin)
        }
    }
}

extension FileTicket {
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("app", app.rawValue)
            writer.field("name", name)
            writer.field("number", number)
        }
    }
}
