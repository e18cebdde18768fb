import SDLProtocol
import Testing

@Suite("Mutated streams")
struct WireFuzzTests {
    @Test("A core keeps its invariants and resynchronises", arguments: 0..<FuzzScale.chunks)
    func core(chunk: Int) throws {
        for seed in FuzzScale.seeds(chunk: chunk, usually: 800) {
            try named(seed) {
                var fuzz = CoreFuzz(seed: seed)
                try fuzz.run()
            }
        }
    }

    @Test("An app keeps its invariants and resynchronises", arguments: 0..<FuzzScale.chunks)
    func app(chunk: Int) throws {
        for seed in FuzzScale.seeds(chunk: chunk, usually: 800) {
            try named(seed) {
                var fuzz = AppFuzz(seed: seed)
                try fuzz.run()
            }
        }
    }

    @Test(
        "The decoder gives the result of a plain decoder, for chunks of any size", arguments: 0..<FuzzScale.chunks
    )
    func decoder(chunk: Int) throws {
        for seed in FuzzScale.seeds(chunk: chunk, usually: 800) {
            var streams = FuzzStreams(seed: seed)
            let stream = seed.isMultiple(of: 2) ? streams.towardsCore() : streams.towardsApp()
            let limits = FuzzLimits.small(seed.isMultiple(of: 3) ? .app : .core)
            var decoder = FrameDecoder(limits: limits)
            var outcome = PlainDecoder.Outcome()
            for piece in streams.random.pieces(stream) {
                decoder.feed(piece)
                while let event = decoder.next() {
                    switch event {
                    case .frame(let frame): outcome.frames.append(frame)
                    case .malformed: outcome.runs += 1
                    case .skipping, .resynchronised: break
                    }
                }
            }
            #expect(outcome == PlainDecoder.decode(stream, limits), "stream \(seed)")
        }
    }

    @Test("A mutated document is refused, or means the same after encoding it again", arguments: 0..<FuzzScale.chunks)
    func documents(chunk: Int) throws {
        for seed in FuzzScale.seeds(chunk: chunk, usually: 2_000) {
            var streams = FuzzStreams(seed: seed)
            var document = BSONDocument()
            for key in ["a", "bc", "protocolVersion"] { document.append(key, streams.value(depth: 0)) }
            var bytes = document.bytes
            for _ in 0..<streams.random.below(4) { streams.random.mutate(&bytes) }
            guard let read = try? BSONDocument(bytes[...]) else { continue }
            #expect(try BSONDocument(read.bytes[...]).bytes == read.bytes, "document \(seed)")
        }
    }

    /// Runs a test for one stream. If the test fails, adds the seed of the stream to the failure.
    ///
    /// To repeat only this stream, run the test with `SDL_FUZZ_FIRST` set to the seed and `SDL_FUZZ_STREAMS` set to 1.
    private func named(_ seed: UInt64, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            Issue.record("stream \(seed): \(error)")
            throw error
        }
    }
}
