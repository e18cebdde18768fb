import SDLSupport
import Testing

@Suite struct HeapTests {
    @Test func `returns the least element first, after any insertions and removals`() {
        var random = SplitMix(7)
        var heap = Heap<UInt64>()
        var wanted: [UInt64] = []
        for round in 0..<2_000 {
            let number = random.next() % 500
            heap.insert(number)
            wanted.append(number)
            if round % 3 == 0 {
                wanted.sort()
                #expect(heap.first == wanted.removeFirst())
                heap.removeFirst()
            }
            if round % 400 == 399 {
                heap.removeAll { $0 % 2 == 0 }
                wanted.removeAll { $0 % 2 == 0 }
            }
            #expect(heap.count == wanted.count)
        }
        for number in wanted.sorted() {
            #expect(heap.first == number)
            heap.removeFirst()
        }
        #expect(heap.first == nil)
    }
}
