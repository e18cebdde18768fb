package import JSON
import SDLRPC
import SDLSupport

// The speech of the car on behalf of apps.
extension HeadUnitState {
    /// Speaks a text for an app. A text that is being spoken is interrupted, even if it belongs to another app.
    mutating func speak(_ request: SDLSpeak, _ caller: Caller, _ turn: inout Turn) {
        guard hasSounds([("tts_chunks", request.ttsChunks)], caller, &turn) else { return }
        // A web HMI decides itself which texts it can speak.
        let said = presenter.policy.hasProfileDisplay ? request.ttsChunks.filter(profile.canSay) : request.ttsChunks
        if said.isEmpty {
            // SDL Core treats this as success.
            let info = HeadUnitState.unsayable
            return turn.respond(
                caller, SDLSpeakResponse(success: true, resultCode: .unsupportedResource, info: info))
        }
        var caller = caller
        if said.count < request.ttsChunks.count { caller.warn(HeadUnitState.unsayable) }
        say(said, for: caller, &turn)
    }

    /// Speaks a text. The caller is answered when the speech ends.
    mutating func say(_ chunks: [SDLTTSChunk], for caller: Caller, _ turn: inout Turn) {
        if let speaker { endSpeech(of: speaker, .aborted, &turn) }
        let text = chunks.asHeard
        apps[caller.app]?.speech = Speech(caller: caller, chunks: chunks, text: text, startedAt: turn.now)
        timers.set(.speechEnds(caller.app), at: turn.now + Speech.duration(of: text))
        speaker = caller.app
        turn.touch(.speech(caller.app))
        updateSound(&turn)
    }

    static let unsayable = "Unsupported phoneme type sent in a prompt"

    /// Whether all sound files of the prompts exist. If a file is missing, the request is refused, as in SDL Core.
    ///
    /// - Parameter prompts: each prompt with its name in SDL Core's response.
    func hasSounds(
        _ prompts: [(name: String, chunks: [SDLTTSChunk]?)], _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        guard let lack = lackOfSounds(prompts, caller, &turn) else { return true }
        turn.refuse(caller, .fileNotFound, lack)
        return false
    }

    /// Returns SDL Core's text about missing sound files; nil if no file is missing.
    func lackOfSounds(
        _ prompts: [(name: String, chunks: [SDLTTSChunk]?)], _ caller: Caller, _ turn: inout Turn
    ) -> String? {
        // An external head unit may have kept files from earlier sessions, and this head unit cannot know which.
        guard presenter.policy.judgesRequests else { return nil }
        let files = apps[caller.app]?.files ?? [:]
        var lacking: [String] = []
        for (name, chunks) in prompts {
            let lost = (chunks ?? []).filter { $0.type == .file && files[$0.text] == nil }
            for chunk in lost {
                turn.find(
                    Finding(
                        rule: .sound, message: "The sound file \"\(chunk.text)\" does not exist.",
                        fix: "Send it with PutFile first, and wait for the response."), about: caller)
            }
            if !lost.isEmpty { lacking.append(name) }
        }
        guard !lacking.isEmpty else { return nil }
        return "One or more files needed for \(lacking.joined(separator: ", ")) are not present"
    }

    mutating func endSpeech(of key: AppKey, _ result: SDLResult, _ turn: inout Turn) {
        guard let speech = apps[key]?.speech else { return }
        apps[key]?.speech = nil
        if speaker == key { speaker = nil }
        timers.cancel(.speechEnds(key))
        turn.touch(.speech(key))
        if speech.caller.function == .alertManeuver {
            turn.respond(speech.caller, SDLAlertManeuverResponse(success: result == .success, resultCode: result))
        } else {
            turn.respond(speech.caller, SDLSpeakResponse(success: result == .success, resultCode: result))
        }
        updateSound(&turn)
    }
}

extension Speech: JSONWritable {
    /// Returns the approximate duration of the spoken text, at the pace of a navigation voice.
    static func duration(of text: String) -> Duration { .milliseconds(500 + 60 * text.count) }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("text", text)
            writer.field("startedAt", Int(startedAt.milliseconds))
        }
    }
}

extension [SDLTTSChunk] {
    /// The text for the page. Sound files are in brackets.
    var asHeard: String {
        map { $0.type == .file ? "[\($0.text)]" : $0.text }.joined(separator: " ")
    }
}

extension Profile {
    /// Whether the car can speak or play a chunk.
    func canSay(_ chunk: SDLTTSChunk) -> Bool { speechCapabilities.contains(chunk.type) }
}
