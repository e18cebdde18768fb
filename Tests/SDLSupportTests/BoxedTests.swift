import SDLSupport
import Testing

@Suite struct BoxedTests {
    @Test func `Of two that share a value, the one that writes gets its own`() {
        var one = Boxed(wrappedValue: [1])
        let other = one
        one.wrappedValue.append(2)
        #expect(one.wrappedValue == [1, 2])
        #expect(other.wrappedValue == [1])
    }

    @Test func `Alone, a value is changed where it lies`() {
        var box = Boxed(wrappedValue: [Int](repeating: 7, count: 100))
        let before = box.wrappedValue.withUnsafeBufferPointer { $0.baseAddress }
        for index in 0..<100 { box.wrappedValue[index] = index }
        #expect(box.wrappedValue.withUnsafeBufferPointer { $0.baseAddress } == before)
    }

    @Test func `A seed gives its numbers again, and a name its own`() {
        func numbers(_ random: SplitMix) -> [UInt64] {
            var random = random
            return (0..<4).map { _ in random.next() }
        }
        #expect(numbers(SplitMix(1)) == numbers(SplitMix(1)))
        #expect(numbers(SplitMix(1)) != numbers(SplitMix(2)))
        #expect(numbers(SplitMix(1, for: "a")) != numbers(SplitMix(1, for: "b")))
    }
}
