package import SDLRPC
package import SDLSupport

/// The choices that are loaded on the head unit, with their ids and texts on the head unit. CHS-23, CHS-26
package struct LoadedChoices {
    /// A cell that is loaded on the head unit as a choice set with one choice.
    package struct Cell: Sendable {
        package let cell: SDLChoiceCell
        /// The id of the choice. The choice set has the same id.
        package let id: Int
        /// The text of the choice on the head unit: the cell's text, with a number at the end if another choice has the
        /// same text.
        package let text: String
    }

    /// A group of cells that is loaded on the head unit as one or more choice sets.
    package struct Group: Sendable {
        package let group: SDLChoiceCellGroup
        package let setIDs: [Int]
        /// The choices in the form that was sent to the head unit, in the order of the cells.
        package let choices: [SDLChoice]
        var choiceIDs: [Int] { choices.map(\.choiceID) }
    }

    /// The loaded cells. Each key is the result of `key(of:)` for the cell.
    package private(set) var cells: OrderedMap<SDLChoiceCell, Cell> = [:]
    package private(set) var groups: OrderedMap<String, Group> = [:]
    private var taken: Set<Int> = []
    private var numbers = IDAllocator(1...Self.idLimit)
    var reuseKey: SDLChoiceReuseKey

    package init(reuseKey: SDLChoiceReuseKey = .allProperties) {
        self.reuseKey = reuseKey
    }

    /// The highest id of a choice. Ids have 16 bits. CHS-29
    static let idLimit = 65_535

    func find(_ cell: SDLChoiceCell) -> Cell? { cells[key(of: cell)] }

    /// Returns a copy of `cell` with only those properties by which the library finds the cell among the loaded cells.
    /// CHS-24, ruling 33
    func key(of cell: SDLChoiceCell) -> SDLChoiceCell {
        switch reuseKey {
        case .allProperties: cell
        case .primaryText: SDLChoiceCell(text: cell.text)
        }
    }

    package var freeIDCount: Int { Self.idLimit - taken.count }

    /// Reserves and returns an id; nil if all ids are in use. Ids are given in ascending order. After the highest id,
    /// the search for a free id starts again at 1. If no id is in use, the next id is 1. CHS-26
    package mutating func reserve() -> Int? {
        if taken.isEmpty { numbers.reset() }
        guard let id = numbers.next(isTaken: { taken.contains($0) }) else { return nil }
        taken.insert(id)
        return id
    }

    package mutating func free(_ id: Int) {
        taken.remove(id)
    }

    mutating func add(_ cell: Cell) {
        cells[key(of: cell.cell)] = cell
    }

    mutating func remove(_ cell: Cell) {
        cells[key(of: cell.cell)] = nil
        taken.remove(cell.id)
    }

    mutating func add(_ group: Group) {
        groups[group.group.name] = group
    }

    mutating func remove(_ group: Group) {
        if groups[group.group.name]?.setIDs == group.setIDs { groups[group.group.name] = nil }
        taken.subtract(group.choiceIDs)
    }

    /// Returns whether a loaded cell uses this image. Ruling 69
    func uses(_ artwork: SDLArtwork) -> Bool {
        cells.values.contains { $0.cell.artworks.contains { $0.name == artwork.name } }
            || groups.values.contains { group in
                group.group.choices.contains { $0.artworks.contains { $0.name == artwork.name } }
            }
    }
}

/// The properties by which the library decides whether two cells are the same choice on the head unit. Ruling 33
public enum SDLChoiceReuseKey: Sendable, Hashable {
    /// Compares all texts, image names and voice commands.
    case allProperties
    /// Compares only the first text, as proposal SDL-0157 says.
    case primaryText
}
