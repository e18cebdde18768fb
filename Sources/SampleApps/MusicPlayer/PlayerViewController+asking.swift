import SDLKit

// The app's menu and overlays. The app has at least one overlay of each kind.
extension PlayerViewController {
    /// The cells of the app's menu, some with voice commands.
    var menu: [SDLMenuCell] {
        let records = player.records.map { record in
            SDLMenuCell(title: record.title, icon: record.cover, voiceCommands: ["Play \(record.title)"]) {
                [player] _ in player.play(record)
            }
        }
        return [
            SDLMenuCell(title: "Records", submenuLayout: .tiles, subCells: records),
            SDLMenuCell(title: "Find a record") { [weak self] _ in self?.findRecord() },
            SDLMenuCell(title: "Choose by voice") { [weak self] _ in self?.sayRecord() },
            SDLMenuCell(title: "Tone") { [weak self] _ in self?.setTone() },
            SDLMenuCell(title: "Identify song", voiceCommands: ["What song is this"]) { [weak self] _ in
                self?.listen()
            },
            SDLMenuCell(title: "Stop after") { [weak self] _ in self?.setEnd() },
            SDLMenuCell(title: "Play alarm") { [weak self] _ in self?.playAlarm() },
            SDLMenuCell(title: "Event history") { [weak self] _ in self?.showHistory() },
        ]
    }

    // MARK: Choosing

    private var choices: [SDLChoiceCell] {
        player.records.map { record in
            SDLChoiceCell(
                text: record.title, secondaryText: record.artist, tertiaryText: "\(record.year)",
                voiceCommands: [record.title], artwork: record.cover)
        }
    }

    private var voice: SDLVoiceInteraction {
        SDLVoiceInteraction(
            helpPrompt: [SDLTTSChunk(text: "Say the name of a record.", type: .text)],
            timeoutPrompt: [SDLTTSChunk(text: "Maybe later.", type: .text)])
    }

    /// Shows the records as tiles. The driver chooses a record manually or by voice.
    func chooseRecord() {
        let question = SDLChoiceSet(title: "Which record?", delegate: nil, layout: .tiles, choices: choices)
        let overlay = SDLInteractionController(
            choiceSet: question, manualInteraction: SDLManualInteraction(), voiceInteraction: voice
        ) { [player] cell, _ in player.playRecord(named: cell.text) }
        presentOverlayController(overlay)
    }

    private func sayRecord() {
        let question = SDLChoiceSet(title: "Which record?", delegate: nil, choices: choices)
        let overlay = SDLInteractionController(choiceSet: question, voiceInteraction: voice) { [player] cell, _ in
            player.playRecord(named: cell.text)
        }
        presentOverlayController(overlay)
    }

    /// Shows the records with a keyboard for searching. The first record that matches the typed text is played.
    private func findRecord() {
        let question = SDLChoiceSet(title: "Find a record", delegate: nil, choices: choices)
        let manual = SDLManualInteraction(layout: .listWithSearch) { [player] input in
            if input.event == .entrySubmitted { player.playRecord(named: input.data ?? "") }
        }
        let overlay = SDLInteractionController(choiceSet: question, manualInteraction: manual) { [player] cell, _ in
            player.playRecord(named: cell.text)
        }
        presentOverlayController(overlay)
    }

    // MARK: Sliding

    /// Presents a slider for the bass. When the completion is called, the slider's `value` is the value that the driver
    /// chose.
    func setBass() {
        let slider = SDLSliderController(
            title: "Bass", message: "Bass level", value: player.bass, minimumValue: 1, maximumValue: 10)
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

    /// Shows an alert which says that the music will stop automatically. The alert has a button with `keepContext`,
    /// which does not close the alert, so the driver can press the button several times.
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
        let fine = SDLButtonView(name: "fine", text: "OK")
        presentOverlayController(
            SDLAlertController(
                message: "Good night\nThe music will stop automatically.",
                prompt: [SDLTTSChunk(text: "Good night.", type: .text)],
                buttons: [oneMore, stop, fine].compactMap(\.self), shouldPlayTone: true, duration: 8))
    }

    /// Uploads a sound file and plays it. The app sends the `Speak` request itself, because no manager of the library
    /// sends this request.
    private func playAlarm() {
        let bell = SDLFile(data: Bell.wave, name: "bell", fileType: .audioWave)
        application?.fileManager.upload(file: bell) { [weak self] _, error in
            guard error == nil else { return }
            self?.application?.sdlManager.send(SDLSpeak(ttsChunks: [SDLTTSChunk(text: bell.name, type: .file)]))
        }
    }

    // MARK: Reading and listening

    func showAbout() {
        let record = player.record
        presentOverlayController(
            SDLScrollableMessageController(message: "\(record.title)\n\n\(record.about)", duration: 30))
    }

    private func showHistory() {
        presentOverlayController(
            SDLScrollableMessageController(message: history.text, buttons: nil, duration: 30))
    }

    /// Records the sound in the car without muting other audio. A real app would send the recording to a recognition
    /// service.
    private func listen() {
        let quality = SDLAudioPassThruCapabilities(samplingRate: ._16khz, bitsPerSample: ._16Bit, audioType: .pcm)
        var heard = 0
        let input = SDLAudioInputController(
            message: "Listening…\nPlease wait", prompt: nil, muteMediaSource: false, capabilities: quality, duration: 4
        ) { sound in heard += sound.count }
        presentOverlayController(input) { [weak self] _, error in
            guard let self, error == nil else { return }
            let found = heard == 0 ? "Nothing was recorded" : "That was \(player.track.title)"
            presentOverlayController(
                SDLAlertController(message: "\(found)\n\(heard / 32_000) s recorded", buttons: nil))
        }
    }
}
