import SDLSupport
import Testing

@Suite struct BoxedTests {
    @Test func `copies a shared value on write`() {
        var one = Boxed(wrappedValue: [1])
        let other = one
        one.wrappedValue.append(2)
        #expect(one.wrappedValue == [1, 2])
        #expect(other.wrappedValue == [1])
    }

    @Test func `changes an unshared value in place`() {
        var box = Boxed(wrappedValue: [Int](repeating: 7, count: 100))
        let before = box.wrappedValue.withUnsafeBufferPointer { $0.baseAddress }
        for index in 0..<100 { box.wrappedValue[index] = index }
        #expect(box.wrappedValue.withUnsafeBufferPointer { $0.baseAddress } == before)
    }

    @Test func `a seed repeats its numbers, and each name has its own numbers`() {
        func numbers(_ random: SplitMix) -> [UInt64] {
            var random = random
            return (0..<4).map { _ in random.next() }
        }
        #expect(numbers(SplitMix(1)) == numbers(SplitMix(1)))
        #expect(numbers(SplitMix(1)) != numbers(SplitMix(2)))
        #expect(numbers(SplitMix(1, for: "a")) != numbers(SplitMix(1, for: "b")))
    }
}
