package import JSON
import SDLRPC
import SDLSupport

/// The speech of the car on behalf of apps.
package struct CarSpeech: Feature {
    /// The text that the car is speaking; nil if the car is silent.
    package private(set) var current: Speech?

    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        turn.timers.cancel(.speechEnds(key))
        if of(key) != nil { current = nil }
    }

    package func of(_ key: AppKey) -> Speech? { current?.caller.app == key ? current : nil }

    /// Speaks a text for an app. Interrupts the text that the car is speaking, even if the text comes from a different
    /// app. A web HMI gets every text and itself decides about the order.
    mutating func speak(_ request: SDLSpeak, _ caller: Caller, _ turn: inout Turn) {
        guard turn.hasSounds([("tts_chunks", request.ttsChunks)], caller) else { return }
        if turn.policy.answersForCar { return turn.pass(caller, or: .unsupportedResource) }
        let chunks = request.ttsChunks
        let said = turn.policy.hasProfileDisplay ? chunks.filter(turn.profile.canSay) : chunks
        if said.isEmpty {
            // SDL Core treats this result as success.
            let info = Self.unsayable
            return turn.respond(
                caller, SDLSpeakResponse(success: true, resultCode: .unsupportedResource, info: info))
        }
        var caller = caller
        if said.count < request.ttsChunks.count { caller.warn(Self.unsayable) }
        say(said, for: caller, &turn)
    }

    /// Speaks a text. The caller is answered when the speech ends.
    mutating func say(_ chunks: [SDLTTSChunk], for caller: Caller, _ turn: inout Turn) {
        if let current {
            end(of: current.caller.app, .aborted, &turn)
            // Apps become audible between two texts.
            return turn.raise(.say(chunks, caller))
        }
        let text = chunks.asHeard
        current = Speech(caller: caller, chunks: chunks, text: text, startedAt: turn.now)
        turn.timers.set(.speechEnds(caller.app), at: turn.now + Speech.duration(of: text))
        turn.touch(.speech, of: caller.app)
        turn.raise(.sound)
    }

    static let unsayable = "Unsupported phoneme type sent in a prompt"

    mutating func end(of key: AppKey, _ result: SDLResult, _ turn: inout Turn) {
        guard let speech = of(key) else { return }
        current = nil
        turn.timers.cancel(.speechEnds(key))
        turn.touch(.speech, of: key)
        if speech.caller.function == .alertManeuver {
            turn.respond(
                speech.caller, SDLAlertManeuverResponse(success: result == .success, resultCode: result))
        } else {
            turn.respond(speech.caller, SDLSpeakResponse(success: result == .success, resultCode: result))
        }
        turn.raise(.sound)
    }
}

extension Turn {
    /// Refuses the caller's request if a sound file of the prompts is missing, as in SDL Core. Returns whether all
    /// sound files exist.
    ///
    /// - Parameter prompts: each prompt with its name in SDL Core's response.
    mutating func hasSounds(_ prompts: [(name: String, chunks: [SDLTTSChunk]?)], _ caller: Caller) -> Bool {
        guard let lack = lackOfSounds(prompts, caller, in: car.judgedFiles(of: caller.app)) else { return true }
        refuse(caller, .fileNotFound, lack)
        return false
    }

    /// Returns SDL Core's text about missing sound files; nil if no file is missing.
    mutating func lackOfSounds(
        _ prompts: [(name: String, chunks: [SDLTTSChunk]?)], _ caller: Caller, in files: OrderedMap<String, StoredFile>?
    ) -> String? {
        guard let files else { return nil }
        var lacking: [String] = []
        for (name, chunks) in prompts {
            let lost = (chunks ?? []).filter { $0.type == .file && files[$0.text] == nil }
            for chunk in lost {
                find(
                    Finding(
                        rule: .sound, message: "The sound file \"\(chunk.text)\" does not exist.",
                        fix: "Send the file with PutFile first, and wait for the response."), about: caller)
            }
            if !lost.isEmpty { lacking.append(name) }
        }
        guard !lacking.isEmpty else { return nil }
        return "One or more files needed for \(lacking.joined(separator: ", ")) are not present"
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
    /// The spoken text in the form that the page shows, with sound files in brackets.
    var asHeard: String {
        map { $0.type == .file ? "[\($0.text)]" : $0.text }.joined(separator: " ")
    }
}

extension Profile {
    func canSay(_ chunk: SDLTTSChunk) -> Bool { speechCapabilities.contains(chunk.type) }
}
