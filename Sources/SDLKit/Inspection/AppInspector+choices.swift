import JSON
import Journaling
import SDLManagers
import SDLRPC
import SDLSupport

// The part of the inspector that publishes the state of the choice manager.
extension AppInspector {
    func choicesChanged() {
        guard writer.isRecording else { return }
        let choices = app.screenManager.choices
        let (cellList, groupList) = (choices.loaded.cells.values, choices.loaded.groups.values)
        let cells = cellList.reduce(into: OrderedMap<String, JSONValue>()) { $0["\($1.id)"] = $1.inspection }
        let groups = groupList.reduce(into: OrderedMap<String, JSONValue>()) { $0[$1.group.name] = $1.inspection }
        var keyboard: JSONValue = ["original": JSONValue(of: choices.keyboard.original)]
        keyboard["current"] = choices.keyboard.current.map { JSONValue(of: $0) }
        set(
            [
                "state": .string(choices.state.rawValue), "cells": .object(cells),
                "cellOrder": .strings(cells.keys), "groups": .object(groups),
                "queue": .strings(choices.queueNames), "keyboard": keyboard,
            ], at: ["choices"])
    }
}

extension LoadedChoices.Cell {
    fileprivate var inspection: JSONValue {
        var value: JSONValue = ["text": .string(text)]
        if cell.text != text { value["wantedText"] = .string(cell.text) }
        value["secondaryText"] = cell.secondaryText.map { .string($0) }
        value["tertiaryText"] = cell.tertiaryText.map { .string($0) }
        value["voiceCommands"] = cell.voiceCommands.map { .strings($0) }
        value["artwork"] = cell.artwork.map { .string($0.name) }
        value["secondaryArtwork"] = cell.secondaryArtwork.map { .string($0.name) }
        return value
    }
}

extension LoadedChoices.Group {
    fileprivate var inspection: JSONValue { ["choices": .int(choices.count), "sets": .array(setIDs.map { .int($0) })] }
}
