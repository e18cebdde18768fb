import SDLRPC
import Testing

@testable import SDLKit

/// Tests of the library's choice of an audio format from the formats that a head unit offers. OVL-76…78
@Suite struct RequestedAudioFormatTests {
    private typealias Offer = SDLAudioPassThruCapabilities

    private func offer(_ rate: SDLSamplingRate, _ bits: SDLBitsPerSample) -> Offer {
        Offer(samplingRate: rate, bitsPerSample: bits, audioType: .pcm)
    }

    @Test func `OVL-78: the default format is chosen if it matches, otherwise the first match`() {
        let usual = offer(._16khz, ._16Bit)
        let others = [offer(._44khz, ._8Bit), offer(._22khz, ._8Bit), offer(._8khz, ._16Bit)]
        #expect(RequestedAudioFormat().chosen(from: others + [usual]) == usual)
        #expect(RequestedAudioFormat().chosen(from: [others[0], usual, others[1]]) == usual)
        #expect(RequestedAudioFormat().chosen(from: others) == others[0])
        var requested = RequestedAudioFormat()
        requested.bitsPerSample = ._8Bit
        #expect(requested.chosen(from: others + [usual]) == others[0])
        #expect(requested.chosen(from: [usual]) == offer(._16khz, ._8Bit))
    }
}
