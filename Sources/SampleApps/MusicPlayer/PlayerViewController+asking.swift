import SDLKit

// Everything the player asks the driver, each in its own kind of overlay.
extension PlayerViewController {
    /// What stands in the app's menu, and what may be said instead.
    var menu: [SDLMenuCell] {
        let records = player.records.map { record in
            SDLMenuCell(title: record.title, icon: record.cover.artwork, voiceCommands: ["Play \(record.title)"]) {
                [player] _ in player.play(record)
            }
        }
        return [
            SDLMenuCell(title: "Records", submenuLayout: .tiles, subCells: records),
            SDLMenuCell(title: "Find a record") { [weak self] _ in self?.findRecord() },
            SDLMenuCell(title: "Say a record") { [weak self] _ in self?.sayRecord() },
            SDLMenuCell(title: "Tone") { [weak self] _ in self?.setTone() },
            SDLMenuCell(title: "What was that?", voiceCommands: ["What was that"]) { [weak self] _ in self?.listen() },
            SDLMenuCell(title: "Stop after") { [weak self] _ in self?.setEnd() },
            SDLMenuCell(title: "Ring me awake") { [weak self] _ in self?.wake() },
            SDLMenuCell(title: "Diary") { [weak self] _ in self?.readDiary() },
        ]
    }

    // MARK: Choosing

    private var choices: [SDLChoiceCell] {
        player.records.map { record in
            SDLChoiceCell(
                text: record.title, secondaryText: record.artist, tertiaryText: "\(record.year)",
                voiceCommands: [record.title], artwork: record.cover.artwork)
        }
    }

    private var voice: SDLVoiceInteraction {
        SDLVoiceInteraction(
            helpPrompt: [SDLTTSChunk(text: "Say the name of a record.", type: .text)],
            timeoutPrompt: [SDLTTSChunk(text: "Maybe later.", type: .text)])
    }

    /// By hand or by voice; the covers are uploaded once.
    func chooseRecord() {
        let question = SDLChoiceSet(title: "Which record?", delegate: nil, layout: .tiles, choices: choices)
        let overlay = SDLInteractionController(
            choiceSet: question, manualInteraction: SDLManualInteraction(), voiceInteraction: voice
        ) { [player] cell, _ in
            if let record = player.record(named: cell.text) { player.play(record) }
        }
        presentOverlayController(overlay)
    }

    /// By voice alone.
    private func sayRecord() {
        let question = SDLChoiceSet(title: "Which record?", delegate: nil, choices: choices)
        let overlay = SDLInteractionController(choiceSet: question, voiceInteraction: voice) { [player] cell, _ in
            if let record = player.record(named: cell.text) { player.play(record) }
        }
        presentOverlayController(overlay)
    }

    /// The same records with a keyboard beside them: what is typed plays as soon as only one record is meant.
    private func findRecord() {
        let question = SDLChoiceSet(title: "Find a record", delegate: nil, choices: choices)
        let manual = SDLManualInteraction(layout: .listWithSearch) { [player] input in
            if input.event == .entrySubmitted, let record = player.record(named: input.data ?? "") {
                player.play(record)
            }
        }
        let overlay = SDLInteractionController(choiceSet: question, manualInteraction: manual) { [player] cell, _ in
            if let record = player.record(named: cell.text) { player.play(record) }
        }
        presentOverlayController(overlay)
    }

    // MARK: Sliding

    /// The slider holds the driver's value when its completion runs.
    func setBass() {
        let slider = SDLSliderController(
            title: "Bass", message: "How deep it goes", value: player.bass, minimumValue: 1, maximumValue: 10)
        presentOverlayController(slider) { [player] _, error in
            if error == nil { player.bass = slider.value }
        }
    }

    private func setTone() {
        let picker = SDLValuePickerController(title: "Tone", valueLabels: Player.tones, value: player.tone)
        presentOverlayController(picker) { [player] _, error in
            if error == nil { player.tone = picker.value }
        }
    }

    private func setEnd() {
        let slider = SDLSliderController(
            title: "Stop after", message: "tracks", value: 2, minimumValue: 1, maximumValue: 5)
        presentOverlayController(slider) { [weak self] _, error in
            guard let self, error == nil else { return }
            player.remaining = slider.value
            player.changed()
            confirmEnd()
        }
    }

    /// A button that keeps its context can be pressed again and again: the alert stays.
    private func confirmEnd() {
        let oneMore = SDLSoftButtonState(name: "more", text: "One more", systemAction: .keepContext).map { look in
            SDLButtonView(
                name: "more", state: look,
                handler: onPress { controller in
                    controller.player.remaining = (controller.player.remaining ?? 0) + 1
                    controller.player.changed()
                })
        }
        let stop = SDLSoftButtonState(name: "stop", text: "Stop now").map { look in
            SDLButtonView(button: SDLSoftButtonObject(name: "stop", state: look, handler: onPress { $0.player.stop() }))
        }
        let fine = SDLButtonView(name: "fine", text: "Fine")
        presentOverlayController(
            SDLAlertController(
                message: "Good night\nThe music stops by itself.",
                prompt: [SDLTTSChunk(text: "Good night.", type: .text)],
                buttons: [oneMore, stop, fine].compactMap(\.self), shouldPlayTone: true, duration: 8))
    }

    /// A sound of the app's own goes up once; then the car plays it, by a message that nothing in the library wraps.
    private func wake() {
        let bell = SDLFile(data: Bell.wave, name: "bell", fileType: .audioWave)
        application?.fileManager.upload(file: bell) { [weak self] _, error in
            guard error == nil else { return }
            self?.application?.sdlManager.send(SDLSpeak(ttsChunks: [SDLTTSChunk(text: bell.name, type: .file)]))
        }
    }

    // MARK: Reading and listening

    func tellMore() {
        let record = player.record
        presentOverlayController(
            SDLScrollableMessageController(message: "\(record.title)\n\n\(record.about)", duration: 30))
    }

    private func readDiary() {
        presentOverlayController(
            SDLScrollableMessageController(message: diary.text, buttons: nil, duration: 30))
    }

    /// Hears the radio, so it must not be silenced; a real app would ask a service what it heard.
    private func listen() {
        let quality = SDLAudioPassThruCapabilities(samplingRate: ._16khz, bitsPerSample: ._16Bit, audioType: .pcm)
        var heard = 0
        let input = SDLAudioInputController(
            message: "Listening…\nHold on", prompt: nil, muteMediaSource: false, capabilities: quality, duration: 4
        ) { sound in heard += sound.count }
        presentOverlayController(input) { [weak self] _, error in
            guard let self, error == nil else { return }
            let found = heard == 0 ? "I heard nothing" : "That was \(player.track.title)"
            presentOverlayController(
                SDLAlertController(message: "\(found)\n\(heard / 32_000) s of sound", buttons: nil))
        }
    }
}
