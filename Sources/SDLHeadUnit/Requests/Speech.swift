import SDLRPC
package import SDLSupport

// What the car says for an app.
extension HeadUnitState {
    /// A new text cuts off the one being said, whoever it is for.
    mutating func speak(_ request: SDLSpeak, _ caller: Caller, _ turn: inout Turn) {
        if let speaker { endSpeech(of: speaker, .aborted, &turn) }
        let text = request.ttsChunks.map(\.text).joined(separator: " ")
        apps[caller.app]?.speech = Speech(caller: caller, text: text, startedAt: turn.now)
        timers.set(.speechEnds(caller.app), at: turn.now + Speech.duration(of: text))
        speaker = caller.app
        turn.touch(.speech(caller.app))
        updateSound(&turn)
    }

    mutating func endSpeech(of key: AppKey, _ result: SDLResult, _ turn: inout Turn) {
        guard let speech = apps[key]?.speech else { return }
        apps[key]?.speech = nil
        if speaker == key { speaker = nil }
        timers.cancel(.speechEnds(key))
        turn.touch(.speech(key))
        turn.respond(speech.caller, SDLSpeakResponse(success: result == .success, resultCode: result))
        updateSound(&turn)
    }
}

extension Speech: JSONWritable {
    /// About the pace of a navigation voice.
    static func duration(of text: String) -> Duration { .milliseconds(500 + 60 * text.count) }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("text", text)
            writer.field("startedAt", Int(startedAt.milliseconds))
        }
    }
}
