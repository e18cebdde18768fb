import SDLRPC
import Testing

@testable import SDLKit

/// Which of a head unit's ways to sample sound is chosen. OVL-76…78
@Suite struct SoundWishTests {
    private typealias Offer = SDLAudioPassThruCapabilities

    private func offer(_ rate: SDLSamplingRate, _ bits: SDLBitsPerSample) -> Offer {
        Offer(samplingRate: rate, bitsPerSample: bits, audioType: .pcm)
    }

    @Test func `OVL-78: of what fits the usual way is taken, else the first`() {
        let usual = offer(._16khz, ._16Bit)
        let others = [offer(._44khz, ._8Bit), offer(._22khz, ._8Bit), offer(._8khz, ._16Bit)]
        #expect(SoundWish().chosen(from: others + [usual]) == usual)
        #expect(SoundWish().chosen(from: [others[0], usual, others[1]]) == usual)
        #expect(SoundWish().chosen(from: others) == others[0])
        var wish = SoundWish()
        wish.bitsPerSample = ._8Bit
        #expect(wish.chosen(from: others + [usual]) == others[0])
        #expect(wish.chosen(from: [usual]) == offer(._16khz, ._8Bit))
    }
}
