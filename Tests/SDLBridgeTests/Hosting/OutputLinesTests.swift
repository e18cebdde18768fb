import SDLSupport
import Testing

@testable import SDLBridge

@Suite struct `Lines of an app's output` {
    @Test func `are complete, however the bytes are split`() {
        var lines = OutputLines()
        #expect(lines.take(Array("one\ntw".utf8)[...], at: .zero) == ["one"])
        #expect(lines.take(Array("o\nthree".utf8)[...], at: .zero) == ["two"])
        #expect(lines.end() == ["three"] && lines.end().isEmpty)
    }

    @Test func `have no colours, and empty lines of a backtrace are left out`() {
        var lines = OutputLines()
        let backtrace = ["[1;31mFatal error[0m: 6", "", " [0m", "[38;5;9mat [0mmain.swift:6[", ""]
        let bytes = backtrace.joined(separator: "\n").replacing("[", with: "\u{1B}[").utf8
        #expect(lines.take(Array(bytes)[...], at: .zero) == ["Fatal error: 6", "at main.swift:6"])
    }

    @Test func `are cut if they are too long for a row`() {
        var lines = OutputLines()
        let long = Array(String(repeating: "x", count: 3 * OutputLines.lineBytes).utf8)
        #expect(lines.take(long[...], at: .zero).isEmpty)
        #expect(lines.take(Array("\nnext\n".utf8)[...], at: .zero).map(\.utf8.count) == [OutputLines.lineBytes, 4])
    }

    @Test func `are counted if there are too many in a second, and the next second reports the count`() {
        var lines = OutputLines()
        let many = Array(String(repeating: "x\n", count: 2 * OutputLines.perSecond).utf8)
        #expect(lines.take(many[...], at: .zero).count == OutputLines.perSecond)
        let later = lines.take(Array("y\n".utf8)[...], at: .zero + .seconds(1))
        #expect(later == ["… \(OutputLines.perSecond) lines were left out", "y"])
    }
}
