"""The switch that every broken room gets: which number is in force, and which were reached."""

# `SDL_MUTANT` says which one is in force; with `SDL_MUTANTS_REACHED` each number is written to that file when it is first met.
SWITCH_TEXT = """#if canImport(Glibc)
import Glibc
#endif

enum Mutant {
    private static let current = getenv("SDL_MUTANT").flatMap { Int(String(cString: $0)) }
    private static let file = getenv("SDL_MUTANTS_REACHED").map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600) }
    nonisolated(unsafe) private static let met: UnsafeMutablePointer<Bool> = {
        let met = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
        met.initialize(repeating: false, count: 100_000)
        return met
    }()

    static func isOn(_ number: Int) -> Bool {
        guard let file else { return current == number }
        if !met[number] {
            met[number] = true
            let line = Array("\\(number)\\n".utf8)
            _ = write(file, line, line.count)
        }
        return current == number
    }
}

extension Sequence {
    /// All of it, or the last alone.
    func kept(_ number: Int) -> [Element] {
        let all = Array(self)
        return Mutant.isOn(number) ? all.suffix(1) : all
    }
}

// Copied element by element, what goes round often would take minutes with nothing broken.
extension Array {
    func kept(_ number: Int) -> [Element] { Mutant.isOn(number) ? suffix(1) : self }
}

extension Set {
    func kept(_ number: Int) -> Set { Mutant.isOn(number) ? Set(suffix(1)) : self }
}

extension ClosedRange<Int> {
    func kept(_ number: Int) -> ClosedRange<Int> { Mutant.isOn(number) ? upperBound...upperBound : self }
}
"""
