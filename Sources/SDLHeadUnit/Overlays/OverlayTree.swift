package import JSON
import Journaling
package import SDLRPC
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
            writer.field("params") { request.write(to: &$0) }
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

    package var request: any SDLRPCRequest {
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
            (["display"], displayTree), (["language"], languageTree), (["popupPolicy"], popupPolicy.rawValue),
            (["link"], link), (["remoteControl"], controlTree),
        ]
    }

    private var displayTree: ObjectTree {
        ObjectTree { [mode, distraction, inputMode] writer in
            writer.field("mode", mode)
            writer.field("distraction", distraction)
            writer.field("inputMode", inputMode)
        }
    }

    private var controlTree: ObjectTree {
        ObjectTree { [allowsControl, access] writer in
            writer.field("allowed", allowsControl)
            writer.field("accessMode", access.rawValue)
        }
    }

    private var languageTree: ObjectTree {
        ObjectTree { [languageUI, languageVR, languageTTS] writer in
            writer.field("ui", languageUI)
            writer.field("vr", languageVR)
            writer.field("tts", languageTTS)
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
