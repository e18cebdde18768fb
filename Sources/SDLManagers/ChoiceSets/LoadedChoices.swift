import SDLRPC
import SDLSupport

/// The choices that are on the head unit, with the ids and names they have there. CHS-23, CHS-26
package struct LoadedChoices {
    /// One cell in a choice set of its own.
    struct Cell: Sendable {
        let cell: SDLChoiceCell
        /// The id of the choice, and of its set.
        let id: Int
        /// The text, numbered where it would look like another's.
        let text: String
    }

    /// A group in as many sets as it takes.
    struct Group: Sendable {
        let group: SDLChoiceCellGroup
        let setIDs: [Int]
        /// The choices as the head unit has them, in the order of the cells.
        let choices: [SDLChoice]
        var choiceIDs: [Int] { choices.map(\.choiceID) }
    }

    /// By the cell, or by what of it counts for its reuse.
    private(set) var cells: OrderedMap<SDLChoiceCell, Cell> = [:]
    private(set) var groups: OrderedMap<String, Group> = [:]
    private var taken: Set<Int> = []
    private var numbers = Numbering(1...Self.idLimit)
    var reuseKey: SDLChoiceReuseKey

    package init(reuseKey: SDLChoiceReuseKey = .allProperties) {
        self.reuseKey = reuseKey
    }

    /// Ids of choices have 16 bits. CHS-29
    static let idLimit = 65_535

    func find(_ cell: SDLChoiceCell) -> Cell? { cells[key(of: cell)] }

    /// The part of a cell that decides whether it is on the head unit already. CHS-24, ruling 33
    func key(of cell: SDLChoiceCell) -> SDLChoiceCell {
        switch reuseKey {
        case .allProperties: cell
        case .primaryText: SDLChoiceCell(text: cell.text)
        }
    }

    /// How many ids are still to be had.
    package var room: Int { Self.idLimit - taken.count }

    /// The next id, reserved; ids begin anew once nothing is there, and gaps are filled once all have been used. CHS-26
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

    /// Whether a live cell still shows the image. Ruling 69
    func uses(_ artwork: SDLArtwork) -> Bool {
        cells.values.contains { $0.cell.artworks.contains { $0.name == artwork.name } }
            || groups.values.contains { group in
                group.group.choices.contains { $0.artworks.contains { $0.name == artwork.name } }
            }
    }
}

/// What makes two cells the same to the head unit. Ruling 33
public enum SDLChoiceReuseKey: Sendable, Hashable {
    /// All texts, image names and voice commands.
    case allProperties
    /// The first text alone, as the proposal's prose has it.
    case primaryText
}
