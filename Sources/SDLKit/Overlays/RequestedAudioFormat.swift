import SDLRPC

/// The parts of an audio format that an app has requested. The library chooses each part that is nil.
struct RequestedAudioFormat {
    var samplingRate: SDLSamplingRate?
    var bitsPerSample: SDLBitsPerSample?
    var audioType: SDLAudioType?

    init() {}

    init(_ capabilities: SDLAudioPassThruCapabilities) {
        samplingRate = capabilities.samplingRate
        bitsPerSample = capabilities.bitsPerSample
        audioType = capabilities.audioType
    }

    /// The requested parts. Missing parts come from the format that every car supports: 16 bit at 16 kHz, as speech
    /// recognition expects. OVL-78
    var capabilities: SDLAudioPassThruCapabilities {
        SDLAudioPassThruCapabilities(
            samplingRate: samplingRate ?? ._16khz, bitsPerSample: bitsPerSample ?? ._16Bit, audioType: audioType ?? .pcm
        )
    }

    /// Returns the best offered format that matches the request. If no offered format matches, returns the requested
    /// format. A complete request is therefore never changed. OVL-76…78
    func chosen(from offered: [SDLAudioPassThruCapabilities]) -> SDLAudioPassThruCapabilities {
        let fitting = offered.filter {
            samplingRate ?? $0.samplingRate == $0.samplingRate && bitsPerSample ?? $0.bitsPerSample == $0.bitsPerSample
                && audioType ?? $0.audioType == $0.audioType
        }
        return fitting.first { $0.bitsPerSample == ._16Bit && $0.samplingRate == ._16khz } ?? fitting.first
            ?? capabilities
    }
}
