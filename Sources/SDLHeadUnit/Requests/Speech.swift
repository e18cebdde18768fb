package import JSON
import SDLRPC
import SDLSupport

// What the car says for an app.
extension HeadUnitState {
    /// A new text cuts off the one being said, whichever app that is for.
    mutating func speak(_ request: SDLSpeak, _ caller: Caller, _ turn: inout Turn) {
        guard hasSounds([("tts_chunks", request.ttsChunks)], caller, &turn) else { return }
        // A web HMI knows best what it can say.
        let said = presenter == .page ? request.ttsChunks.filter(profile.canSay) : request.ttsChunks
        if said.isEmpty {
            // Core counts it as done.
            let info = HeadUnitState.unsayable
            return turn.respond(
                caller, SDLSpeakResponse(success: true, resultCode: .unsupportedResource, info: info))
        }
        var caller = caller
        if said.count < request.ttsChunks.count { caller.warn(HeadUnitState.unsayable) }
        say(said, for: caller, &turn)
    }

    /// Answers who wants it as soon as it is said.
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

    /// Whether the sounds to be played are there; Core plays none of it otherwise.
    ///
    /// - Parameter prompts: each with the name Core gives it in its answer.
    func hasSounds(
        _ prompts: [(name: String, chunks: [SDLTTSChunk]?)], _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        guard let lack = lackOfSounds(prompts, caller, &turn) else { return true }
        turn.refuse(caller, .fileNotFound, lack)
        return false
    }

    /// Which sounds are not there, as Core says it; nil where all are.
    func lackOfSounds(
        _ prompts: [(name: String, chunks: [SDLTTSChunk]?)], _ caller: Caller, _ turn: inout Turn
    ) -> String? {
        // Which files a car of its own has kept from before is not known.
        guard presenter != .car else { return nil }
        let files = apps[caller.app]?.files ?? [:]
        var lacking: [String] = []
        for (name, chunks) in prompts {
            let lost = (chunks ?? []).filter { $0.type == .file && files[$0.text] == nil }
            for chunk in lost {
                turn.find(
                    Finding(
                        rule: .sound, message: "There is no file \"\(chunk.text)\" to be played.",
                        fix: "Send it with PutFile first, and wait for its answer."), about: caller)
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
    /// About the pace of a navigation voice.
    static func duration(of text: String) -> Duration { .milliseconds(500 + 60 * text.count) }

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("text", text)
            writer.field("startedAt", Int(startedAt.milliseconds))
        }
    }
}

extension [SDLTTSChunk] {
    /// As it is written on the page: what is played stands in brackets, and is not said.
    var asHeard: String {
        map { $0.type == .file ? "[\($0.text)]" : $0.text }.joined(separator: " ")
    }
}

extension Profile {
    /// Whether the car has a voice, or a player, for it.
    func canSay(_ chunk: SDLTTSChunk) -> Bool { speechCapabilities.contains(chunk.type) }
}
