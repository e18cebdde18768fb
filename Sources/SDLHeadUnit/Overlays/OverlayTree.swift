package import JSON
import Journaling
import SDLRPC
import SDLSupport

extension Overlay: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("app", app.rawValue)
            writer.field("kind", kind)
            writer.field("functionID", caller.function.rawValue)
            writer.field("correlationID", Int(caller.correlationID))
            writer.field("cancelID", cancelID)
            writer.field("state", state.rawValue)
            writer.field("shownAt", shownAt.map { Int($0.milliseconds) })
            writer.field("durationMs", duration.map { Int($0.inMilliseconds) })
            writer.field("endsAt", endsAt.map { Int($0.milliseconds) })
            writer.field("params") { params.write(to: &$0) }
            if case .interaction(_, let choices) = content { writer.field("choices", choices) }
            writer.field("position", position)
            writer.field("entry", entry)
            writer.field("phase", phase?.rawValue)
            writer.field("speaking", prompt)
            if isAudioPassThru {
                writer.field("audio") { writer in
                    writer.object { writer in
                        writer.field("bytes", audioBytes)
                        writer.field("heardAt", heard.map { Int($0.at.milliseconds) })
                        writer.field("levels", heard?.levels)
                    }
                }
            }
        }
    }

    private var params: any JSONWritable {
        switch content {
        case .alert(let request): request
        case .subtleAlert(let request): request
        case .scrollableMessage(let request): request
        case .slider(let request): request
        case .interaction(let request, _): request
        case .audioPassThru(let request): request
        }
    }
}

extension Settings {
    var leaves: [TreeValue] {
        [
            (["display"], Display(of: self)), (["language"], Languages(of: self)),
            (["popupPolicy"], popupPolicy.rawValue), (["link"], link), (["remoteControl"], Control(of: self)),
        ]
    }

    private struct Display: JSONWritable, Sendable {
        let of: Settings

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("mode", of.mode)
                writer.field("distraction", of.distraction)
                writer.field("inputMode", of.inputMode)
            }
        }
    }

    private struct Control: JSONWritable, Sendable {
        let of: Settings

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("allowed", of.allowsControl)
                writer.field("accessMode", of.access.rawValue)
            }
        }
    }

    private struct Languages: JSONWritable, Sendable {
        let of: Settings

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("ui", of.languageUI)
                writer.field("vr", of.languageVR)
                writer.field("tts", of.languageTTS)
            }
        }
    }
}

extension LinkQuality: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("latencyMs", latencyMs)
            writer.field("lossPercent", lossPercent)
        }
    }
}

extension ForcedResult: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("function", function)
            writer.field("result", result)
            writer.field("info", info)
            writer.field("app", app)
            writer.field("times", times)
            writer.field("delayMs", delayMs)
        }
    }
}
