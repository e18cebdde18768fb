import SDLConnection
import SDLRPC
import SDLSupport

// Methods that present questions to the driver.
extension SDLChoiceSetManager {
    /// Adds a question to the queue. The error of an invalid question is delivered after this method has returned.
    package func present(_ presentation: ChoicePresentation) {
        guard state != .shutdown else { return end(presentation, .notConnected) }
        if let problem = problem(with: presentation.question) {
            problem.diagnostic.map(lifecycle.diagnose)
            return end(presentation, problem)
        }

        presentations.append(presentation)
        presentation.keyboard = keyboard
        presentation.cancelID = nextCancelID()
        queue.add(
            "present \(presentation.question.title)",
            dropped: { self.drop(presentation, .notConnected) }
        ) { await self.run(presentation) }
    }

    /// Cancels a question. A waiting question ends immediately. If the question is shown, asks the head unit to end it;
    /// head units before version 6 do not support this request, so the question then stays.
    package func cancel(_ presentation: ChoicePresentation) {
        guard !presentation.isOver, !presentation.isCancelled else { return }
        switch presentation.step {
        case .waiting: drop(presentation, .cancelled)
        case .presenting:
            guard lifecycle.rpcVersion >= SDLVersion(6) else { return }
            presentation.step = .cancelling
            lifecycle.send(
                SDLCancelInteraction(
                    cancelID: presentation.cancelID, functionID: SDLFunctionID.performInteraction.rawValue)
            ) { _ in }
        case .cancelling, .over: break
        }
    }

    /// Removes a question from the queue and reports `error` as its result, without a request to the head unit.
    private func drop(_ presentation: ChoicePresentation, _ error: SDLChoiceSetError) {
        presentations.removeAll { $0 === presentation }
        end(presentation, error)
    }

    private func end(_ presentation: ChoicePresentation, _ error: SDLChoiceSetError) {
        presentation.isCancelled = true
        lifecycle.endings.later { presentation.end(.failed(error)) }
    }

    // MARK: Rules

    /// Returns the error of a question that violates a rule; nil for a valid question. Called before the question is
    /// sent. CHS-29
    private func problem(with question: ChoiceQuestion) -> SDLChoiceSetError? {
        guard (1...500).contains(question.title.unicodeScalars.count) else {
            return .invalid(
                rule: "CHS-29", "A title has 1 to 500 characters, not \(question.title.unicodeScalars.count).")
        }
        if question.layout == .keyboard { return nil }
        if let name = question.groupName {
            guard wantedGroups[name] != nil else {
                return .invalid(rule: "CHS-18", "There is no choice group \(name); preload the group first.")
            }
            return nil
        }
        guard (1...SDLChoiceCellGroup.setLimit).contains(question.cells.count) else {
            return .invalid(rule: "CHS-29", "A choice set has 1 to 100 choices, not \(question.cells.count).")
        }
        // CHS-27
        guard Set(question.cells).count == question.cells.count else {
            return .invalid(rule: "CHS-27", "Two choices of \"\(question.title)\" are equal.")
        }
        let voice = question.cells.flatMap { $0.voiceCommands ?? [] }.map { $0.lowercased() }
        guard Set(voice).count == voice.count else {
            return .invalid(rule: "CHS-30", "Two choices of \"\(question.title)\" have the same voice command.")
        }
        return nil
    }

    /// Returns the interaction mode for the request. If choices have no voice commands, the mode `both` becomes
    /// `manualOnly`, and a mode with voice only is an error. CHS-30
    private func mode(of question: ChoiceQuestion, _ cells: [SDLChoiceCell]) throws(SDLChoiceSetError)
        -> SDLInteractionMode
    {
        guard question.mode != .manualOnly, writer.isVoiceOptional else { return question.mode }
        let groups = question.groupName == nil ? [cells[...]] : cells.chunks(of: SDLChoiceCellGroup.setLimit)
        let silent = groups.contains { group in
            let voiced = group.filter { $0.voiceCommands?.isEmpty == false }.count
            return question.groupName == nil ? voiced < group.count : voiced == 0
        }
        guard silent else { return question.mode }
        guard question.mode == .both else {
            throw .invalid(
                rule: "CHS-30",
                "A choice of \"\(question.title)\" has no voice command, but the mode is voice only.")
        }
        lifecycle.diagnose(
            rule: "CHS-30",
            "\"\(question.title)\" was presented for voice too, but some of its choices have no voice commands.",
            fix: "Give every choice voice commands, or present the choice set with MANUAL_ONLY.")
        return .manualOnly
    }

    // MARK: Running

    /// Presents one question and waits for its result. CHS-20, CHS-21, CHS-22
    private func run(_ presentation: ChoicePresentation) async {
        guard !presentation.isOver, !presentation.isCancelled else { return }  // CHS-20
        let question = presentation.question
        if let failure = await load(for: presentation) { return finish(presentation, .failed(failure)) }  // CHS-20
        if question.hasKeyboard {
            await keyboard.apply(
                presentation.keyboardDelegate?.customKeyboardConfiguration() ?? presentation.keyboardProperties)
        }
        if !presentation.isCancelled { await ask(presentation) }
        presentation.step = .over
        if question.hasKeyboard { await keyboard.apply(nil) }
        let due = presentation.cellsToDelete()
        if !due.isEmpty, question.groupName == nil { await unload(due) }  // CHS-25
        finish(presentation, .failed(.notConnected))  // CHS-20
    }

    private func load(for presentation: ChoicePresentation) async -> SDLChoiceSetError? {
        let question = presentation.question
        guard question.layout != .keyboard else { return nil }
        if let failure = await prepare() { return failure }
        if let name = question.groupName {
            guard let group = wantedGroups[name] else {
                return .invalid(rule: "CHS-18", "The choice group \(name) was deleted.")
            }
            presentation.cells = group.choices
            return await load(group)
        }
        presentation.cells = question.cells
        return await load(question.cells)
    }

    private func ask(_ presentation: ChoicePresentation) async {
        let request: SDLPerformInteraction
        let ids: [Int]
        do throws(SDLChoiceSetError) {
            (request, ids) = try self.request(for: presentation)
        } catch {
            error.diagnostic.map(lifecycle.diagnose)
            return presentation.end(.failed(error))
        }
        presentation.step = .presenting
        let result = await lifecycle.reply(to: request, limit: .unlimited)
        guard case .success(let response) = result else { return presentation.end(.failed(.notConnected)) }
        guard response.success else {
            return presentation.end(.failed(.refused(response.resultCode, info: response.info)))
        }
        if let row = response.choiceID.flatMap({ ids.firstIndex(of: $0) }), response.triggerSource != .keyboard {
            presentation.chosen = choice(of: presentation, row)
            presentation.end(.chosen(presentation.cells[row], row: row, response.triggerSource ?? .menu))
        } else {
            presentation.end(.entered(response.manualTextEntry))
        }
    }

    /// Returns the choice at index `row` in the form that was sent to the head unit. Ruling 32
    private func choice(of presentation: ChoicePresentation, _ row: Int) -> SDLChoice? {
        if let name = presentation.question.groupName { return loaded.groups[name]?.choices[row] }
        return loaded.find(presentation.cells[row]).map { writer.choice($0.cell, id: $0.id, text: $0.text) }
    }

    /// Returns the request for a question and the ids of its choices. The ids are in the order of the cells.
    private func request(
        for presentation: ChoicePresentation
    ) throws(SDLChoiceSetError) -> (SDLPerformInteraction, [Int]) {
        let question = presentation.question
        var ids: [Int] = []
        var sets: [Int] = []
        if let name = question.groupName {
            ids = loaded.groups[name]?.choiceIDs ?? []
            sets = loaded.groups[name]?.setIDs ?? []
        } else if question.layout != .keyboard {
            ids = presentation.cells.compactMap { loaded.find($0)?.id }
            sets = ids
        }
        let help = question.helpList?.prefix(100).enumerated().map { index, item in
            SDLVrHelpItem(text: item.text, image: item.image, position: index + 1)
        }
        let request = SDLPerformInteraction(
            initialText: question.title, initialPrompt: question.initialPrompt,
            interactionMode: try mode(of: question, presentation.cells), interactionChoiceSetIDList: sets,
            helpPrompt: question.helpPrompt, timeoutPrompt: question.timeoutPrompt, timeout: question.timeout,
            vrHelp: help?.isEmpty == false ? help : nil, interactionLayout: question.layout,
            cancelID: lifecycle.rpcVersion >= SDLVersion(6) ? presentation.cancelID : nil)
        return (request, ids)
    }

    /// Removes a presentation that has ended. Delivers `end` as its result, unless a result was delivered before.
    private func finish(_ presentation: ChoicePresentation, _ end: ChoiceEnd) {
        presentations.removeAll { $0 === presentation }
        presentation.end(end)
    }
}

extension Array {
    fileprivate func chunks(of size: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    }
}
