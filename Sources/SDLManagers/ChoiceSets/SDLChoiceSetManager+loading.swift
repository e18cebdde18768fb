import SDLConnection
import SDLRPC
import SDLSupport

// Methods that load choices on the head unit or delete choices. The methods run as operations of the queue.
extension SDLChoiceSetManager {
    /// Loads the cells that are not on the head unit yet, each as a choice set of its own. Returns the error; nil after
    /// a success. CHS-23
    func load(_ cells: [SDLChoiceCell]) async -> SDLChoiceSetError? {
        var wanted: [SDLChoiceCell] = []
        for cell in cells where loaded.find(cell) == nil {  // CHS-24
            if !wanted.contains(where: { loaded.key(of: $0) == loaded.key(of: cell) }) { wanted.append(cell) }
        }
        guard !wanted.isEmpty else { return nil }
        guard wanted.count <= loaded.freeIDCount else { return .noIDsAvailable }
        let writer = writer
        var failures: [SDLChoiceCell: SDLChoiceCellError] = [:]
        let missing = await files.upload(wanted.flatMap { writer.artworks(of: $0) })
        guard state == .ready else { return .notConnected }
        wanted.removeAll { cell in
            // CHS-14
            guard let name = writer.artworks(of: cell).map(\.name).first(where: missing.contains) else { return false }
            failures[cell] = .artwork(name)  // CHS-14
            return true  // CHS-14
        }
        let named = name(wanted, writer)
        let requests = named.map { cell in
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: cell.id, choiceSet: [writer.choice(cell.cell, id: cell.id, text: cell.text)])
        }
        for (cell, result) in zip(named, await lifecycle.replies(to: requests)) {
            if let failure = SDLChoiceCellError(result) {  // CHS-14
                failures[cell.cell] = failure  // CHS-14
                loaded.free(cell.id)
            } else if state == .ready {
                loaded.add(cell)
            }
        }
        guard state == .ready else { return .notConnected }
        return failures.isEmpty ? nil : .failed(failures)
    }

    /// Assigns an id and a text to each cell. If the driver could not distinguish the cell from another choice, a
    /// number is appended to the text. Ruling 41
    private func name(_ cells: [SDLChoiceCell], _ writer: ChoiceWriter) -> [LoadedChoices.Cell] {
        var appearances = Set(loaded.cells.values.map { writer.appearance(of: $0.cell, text: $0.text) })
        return cells.compactMap { cell in
            guard let id = loaded.reserve() else { return nil }
            let text = UniqueNames.name(cell.text) { appearances.contains(writer.appearance(of: cell, text: $0)) }
            appearances.insert(writer.appearance(of: cell, text: text))
            return LoadedChoices.Cell(cell: cell, id: id, text: text)
        }
    }

    /// Loads a group, with up to 100 choices in each choice set. Afterwards, deletes an earlier group with the same
    /// name. Returns the error; nil after a success. CHS-05, ruling 69
    func load(_ group: SDLChoiceCellGroup) async -> SDLChoiceSetError? {
        let former = loaded.groups[group.name]
        guard former?.group != group else { return nil }
        guard group.choices.count <= loaded.freeIDCount else { return .noIDsAvailable }
        let writer = writer
        let missing = await files.upload(group.choices.flatMap { writer.artworks(of: $0) })
        guard state == .ready else { return .notConnected }
        if let name = missing.min() {
            let cells = group.choices.filter { cell in writer.artworks(of: cell).contains { $0.name == name } }
            return .failed(Dictionary(cells.map { ($0, .artwork(name)) }, uniquingKeysWith: { first, _ in first }))
        }
        let requests = requests(for: group, writer)
        let results = await lifecycle.replies(to: requests)
        guard state == .ready else { return .notConnected }
        var done: [Int] = []
        var failures: [SDLChoiceCell: SDLChoiceCellError] = [:]
        for (index, (request, result)) in zip(requests, results).enumerated() {
            if let failure = SDLChoiceCellError(result) {
                let start = index * SDLChoiceCellGroup.setLimit
                for cell in group.choices.dropFirst(start).prefix(request.choiceSet.count) { failures[cell] = failure }
            } else {
                done.append(request.interactionChoiceSetID)
            }
        }
        let new = LoadedChoices.Group(group: group, setIDs: done, choices: requests.flatMap(\.choiceSet))
        guard failures.isEmpty else {
            // Delete the choices that were already loaded.
            await unload(new)
            return .failed(failures)
        }
        loaded.add(new)
        if let former { await unload(former) }
        return nil
    }

    private func requests(
        for group: SDLChoiceCellGroup, _ writer: ChoiceWriter
    ) -> [SDLCreateInteractionChoiceSet] {
        let ids = group.choices.compactMap { _ in loaded.reserve() }
        var names: Set<String> = []
        var requests: [SDLCreateInteractionChoiceSet] = []
        for start in stride(from: 0, to: ids.count, by: SDLChoiceCellGroup.setLimit) {
            let cells = group.choices[start..<min(start + SDLChoiceCellGroup.setLimit, ids.count)]
            // Either all choices of a set have voice commands, or no choice has voice commands. CHS-30
            let needsVoice = cells.contains { $0.voiceCommands?.isEmpty == false }
            let choices = zip(cells, ids[start...]).map { cell, id in
                let text = UniqueNames.name(cell.text) { names.contains($0) }
                names.insert(text)
                return writer.choice(cell, id: id, text: text, needsVoice: needsVoice)
            }
            requests.append(SDLCreateInteractionChoiceSet(interactionChoiceSetID: ids[start], choiceSet: choices))
        }
        return requests
    }

    /// Deletes `cells` from the head unit. Cells that are not loaded are ignored. CHS-19
    func unload(_ cells: [SDLChoiceCell]) async {
        var due: [LoadedChoices.Cell] = []
        for cell in cells.compactMap({ loaded.find($0) }) where !due.contains(where: { $0.id == cell.id }) {
            due.append(cell)
        }
        let requests = due.map { SDLDeleteInteractionChoiceSet(interactionChoiceSetID: $0.id) }
        let results = await lifecycle.replies(to: requests)
        guard state == .ready else { return }
        for (cell, result) in zip(due, results) where SDLChoiceCellError(result) == nil { loaded.remove(cell) }
        dropArtworks(of: due.map(\.cell))
    }

    func unload(_ group: LoadedChoices.Group) async {
        loaded.remove(group)
        _ = await lifecycle.replies(
            to: group.setIDs.map { SDLDeleteInteractionChoiceSet(interactionChoiceSetID: $0) })

        dropArtworks(of: group.group.choices)
    }

    /// Deletes the images of the given cells, except images that a loaded cell still uses. Ruling 69
    private func dropArtworks(of cells: [SDLChoiceCell]) {
        files.delete(cells.flatMap(\.artworks).filter { !loaded.uses($0) })
    }
}

extension SDLChoiceCellError {
    /// Creates the error for a failed or refused request. Returns nil for a success.
    init?<Response: SDLRPCResponse>(_ result: Result<Response, RequestFailure>) {
        switch result {
        case .success(let response) where response.success: return nil
        case .success(let response): self = .refused(response.resultCode, info: response.info)
        case .failure(let failure): self = .noAnswer("\(failure)")
        }
    }
}
