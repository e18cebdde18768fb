import SDLSupport
import Testing

@Suite struct BoxedTests {
    @Test func `Of two that share a value, the one that writes gets its own`() {
        var one = Boxed([1])
        let other = one
        one.value.append(2)
        #expect(one.value == [1, 2])
        #expect(other.value == [1])
    }

    @Test func `Alone, a value is changed where it lies`() {
        var box = Boxed([Int](repeating: 7, count: 100))
        let before = box.value.withUnsafeBufferPointer { $0.baseAddress }
        for index in 0..<100 { box.value[index] = index }
        #expect(box.value.withUnsafeBufferPointer { $0.baseAddress } == before)
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
