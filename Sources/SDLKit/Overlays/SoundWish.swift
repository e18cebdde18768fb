import SDLRPC

/// What an app has said of how sound is sampled: all of it, a part, or nothing.
struct SoundWish {
    var samplingRate: SDLSamplingRate?
    var bitsPerSample: SDLBitsPerSample?
    var audioType: SDLAudioType?

    init() {}

    init(_ capabilities: SDLAudioPassThruCapabilities) {
        samplingRate = capabilities.samplingRate
        bitsPerSample = capabilities.bitsPerSample
        audioType = capabilities.audioType
    }

    /// What was said; the rest is what every car has: 16 bit and 16 kHz, as speech recognition wants it. OVL-78
    var capabilities: SDLAudioPassThruCapabilities {
        SDLAudioPassThruCapabilities(
            samplingRate: samplingRate ?? ._16khz, bitsPerSample: bitsPerSample ?? ._16Bit, audioType: audioType ?? .pcm
        )
    }

    /// The best offer that fits the wish; the wish itself where none fits, so a complete wish always stays. OVL-76…78
    func chosen(from offered: [SDLAudioPassThruCapabilities]) -> SDLAudioPassThruCapabilities {
        let fitting = offered.filter {
            samplingRate ?? $0.samplingRate == $0.samplingRate && bitsPerSample ?? $0.bitsPerSample == $0.bitsPerSample
                && audioType ?? $0.audioType == $0.audioType
        }
        return fitting.first { $0.bitsPerSample == ._16Bit && $0.samplingRate == ._16khz } ?? fitting.first
            ?? capabilities
    }
}
