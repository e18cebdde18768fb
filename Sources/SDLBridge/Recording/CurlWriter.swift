import JSON
import Journaling
import SDLSupport
import WebServing
import WebSockets

/// Writes a recording as a shell script that sends the requests with curl.
struct CurlWriter: ScriptWriter {
    let recording: Recording
    let comment = "#"
    let indent = ""
    let tail = ""

    var head: String {
        let apps = recording.programs.map { " --host-app \($0)" }.joined()
        return """
            #!/usr/bin/env bash
            # Recorded by SDL Bridge. Run it while a bridge runs with the app, such as: sdl-bridge serve\(apps)
            set -euo pipefail
            url=${SDL_BRIDGE_URL:-http://127.0.0.1:8080}

            # Sends a request. If the bridge refuses it, reports the line of this script and ends.
            send() {
                local answer token=()
                [ -z "${SDL_BRIDGE_TOKEN:-}" ] || token=(-H "Authorization: Bearer $SDL_BRIDGE_TOKEN")
                if ! answer=$(curl --fail-with-body -sS -X "$1" -H 'Content-Type: application/json' "${token[@]}" \\
                    -d "${3-{\\}}" "$url$2"); then
                    echo "$0:${BASH_LINENO[-2]}: $1 $2 ${3-}" >&2
                    echo "$answer" >&2
                    exit 1
                fi
                echo "$answer"
            }
            act() { send "$@" > /dev/null; }
            # Waits until a condition is met.
            expect() { act POST /v1/expect "$1"; }

            \(start.joined(separator: "\n"))

            """
    }

    /// The lines of the script that reset the head unit and restart the apps.
    private var start: [String] {
        var lines: [String] = []
        if let profile = recording.otherProfile {
            lines += recording.programs.map { "act POST \(Self.quoted("/v1/hosts/\(PercentCoding.encode($0)):stop"))" }
            lines += [
                "mark=$(send POST /v1/reset | sed 's/.*\"seq\":\\([0-9]*\\).*/\\1/')",
                "act PUT /v1/head-unit/profile \(Self.quoted(["id": .string(profile)]))",
            ]
            lines += recording.programs.map { "act POST \(Self.quoted("/v1/hosts/\(PercentCoding.encode($0)):start"))" }
        } else {
            lines.append(
                "mark=$(send POST /v1/reset '{\"restartApps\":true}' | sed 's/.*\"seq\":\\([0-9]*\\).*/\\1/')")
        }
        return lines
            + recording.apps.keys.map { app in
                let path = "\(StatePath(["headUnit", "apps", app, "hmiLevel"]))"
                return "expect \(Self.quoted(["path": .string(path), "exists": true, "timeoutMs": 20_000]))"
            }
    }

    func command(_ command: String, _ params: JSONValue, _ front: String?) -> String {
        guard let definition = CommandDefinition.byName[command] else { return "\(comment) \(command) is unknown." }
        var (path, body) = (definition.path, params)
        for field in definition.fields where path.contains("{\(field.name)}") {
            path = path.replacing("{\(field.name)}", with: PercentCoding.encode(params[field.name]?.string ?? ""))
            body[field.name] = nil
        }
        let words = [
            "act", definition.method.rawValue,
            path.contains(where: { "'%&?*() ".contains($0) }) ? Self.quoted(path) : path,
        ]
        return (words + (body.object?.isEmpty == true && !definition.isOpen ? [] : [Self.quoted(body)]))
            .joined(separator: " ")
    }

    func expect(_ words: JSONValue, _ seconds: Int?, _ front: String?) -> String {
        var words = words
        words["timeoutMs"] = seconds.map { .int($0 * 1_000) }
        guard words["q"] != nil else { return "expect \(Self.quoted(words))" }
        // The expectation counts only rows that were written after the reset of the head unit.
        return "expect \(Self.quoted("\(words)".dropLast() + ",\"after\":"))\"$mark\"'}'"
    }

    private static func quoted(_ value: JSONValue) -> String { quoted("\(value)") }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }
}
