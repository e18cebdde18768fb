import SDLSupport
// Read access to the choices for the inspector.
extension SDLChoiceSetManager {
    package struct CellView {
        package let id: Int
        package let cell: SDLChoiceCell
        package let text: String
    }

    package struct GroupView {
        package let name: String
        package let count: Int
        package let setIDs: [Int]
    }

    package var loadedCells: [CellView] {
        loaded.cells.values.map { CellView(id: $0.id, cell: $0.cell, text: $0.text) }
    }

    package var loadedGroups: [GroupView] {
        loaded.groups.values.map { GroupView(name: $0.group.name, count: $0.choiceIDs.count, setIDs: $0.setIDs) }
    }

    package var queueNames: [String] { queue.names }
}
