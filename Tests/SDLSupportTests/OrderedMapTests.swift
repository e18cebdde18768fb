import SDLSupport
import Testing

@Suite struct `Ordered map` {
    @Test func `keeps insertion order when values change`() {
        var map: OrderedMap<String, Int> = ["b": 1, "a": 2, "c": 3]
        map["a"] = 20
        map["d"] = 4
        #expect(map.keys == ["b", "a", "c", "d"])
        #expect(map.values == [1, 20, 3, 4])
        #expect(map.map { "\($0.key)\($0.value)" } == ["b1", "a20", "c3", "d4"])
    }

    @Test func `a removed key that is set again is the last one`() {
        var map: OrderedMap<String, Int> = ["a": 1, "b": 2]
        map["a"] = nil
        map["a"] = 3
        #expect(map.keys == ["b", "a"])
        #expect(map.removeValue(forKey: "z") == nil)
        #expect(map.removeValue(forKey: "b") == 2)
        #expect(map.keys == ["a"])
        #expect(map.count == 1)
    }

    @Test func `changes, adds and removes values through one subscript`() {
        var map: OrderedMap<Int, [String]> = [1: ["x"]]
        map[1]?.append("y")
        map[2, default: []].append("z")
        map[3]?.append("never")
        #expect(map[1] == ["x", "y"])
        #expect(map[2] == ["z"])
        #expect(map.keys == [1, 2])
        func clear(_ value: inout [String]?) { value = nil }
        func fill(_ value: inout [String]?) { value = ["new"] }
        clear(&map[1])
        fill(&map[4])
        clear(&map[5])
        #expect(map.keys == [2, 4])
        #expect(map[4] == ["new"])
    }

    @Test func `changes a value in place without a copy`() {
        var map: OrderedMap<Int, [Int]> = [1: Array(0..<1000)]
        let before = map[1]!.withUnsafeBufferPointer { $0.baseAddress }
        map[1]?[0] = 7
        map[1, default: []][1] = 8
        #expect(map[1]!.withUnsafeBufferPointer { $0.baseAddress } == before)
    }

    @Test func `two maps are equal only with the same order`() {
        let map: OrderedMap<Int, Int> = [1: 1, 2: 2]
        #expect(map == [1: 1, 2: 2])
        #expect(map != [2: 2, 1: 1])
        #expect(map != [1: 1, 2: 3])
        #expect(map != [1: 1])
        var emptied = map
        emptied.removeAll()
        #expect(emptied.isEmpty && emptied == [:])
    }

    /// The map and an array of pairs get the same changes. The map and the array must then have the same content.
    @Test(arguments: 0..<20, [3, 12, 60]) func `behaves like an array of pairs under random changes`(
        _ seed: UInt64, keys: UInt64
    ) {
        var random = SplitMix(seed)
        var map = OrderedMap<Int, Int>()
        var model: [(Int, Int)] = []
        for step in 0..<2_000 {
            let key = Int(random.next() % keys)
            if random.next() % 3 == 0 {
                map[key] = nil
                model.removeAll { $0.0 == key }
            } else {
                map[key] = step
                if let index = model.firstIndex(where: { $0.0 == key }) {
                    model[index].1 = step
                } else {
                    model.append((key, step))
                }
            }
        }
        #expect(map.keys == model.map(\.0))
        #expect(map.values == model.map(\.1))
        #expect(map.count == model.count)
        for key in 0..<Int(keys) { #expect(map[key] == model.first { $0.0 == key }?.1) }
    }

    /// If a removal visited all keys, this test would take a billion steps.
    @Test func `stays fast and small as a queue`() {
        var map = OrderedMap<Int, Int>()
        for number in 0..<5_000 { map[number] = number }
        for number in 0..<200_000 {
            #expect(map.first { _ in true }?.key == number)
            map[number] = nil
            map[number + 5_000] = 0
        }
        #expect(map.count == 5_000)
    }
}
