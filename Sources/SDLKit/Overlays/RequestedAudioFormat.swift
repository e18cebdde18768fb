import SDLRPC

/// The audio format that an app has requested. A member is nil if the app leaves the choice of its value to the
/// library.
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

    /// The requested format with default values for the members that are nil. The default is PCM with 16 bits at 16
    /// kHz. Every car supports this format, and speech recognition expects this format. OVL-78
    var capabilities: SDLAudioPassThruCapabilities {
        SDLAudioPassThruCapabilities(
            samplingRate: samplingRate ?? ._16khz, bitsPerSample: bitsPerSample ?? ._16Bit, audioType: audioType ?? .pcm
        )
    }

    /// Returns the best format in `offered` that has all requested values. If no format in `offered` has them, returns
    /// `capabilities`. If the app requested all values, the result is always the requested format. OVL-76…78
    func chosen(from offered: [SDLAudioPassThruCapabilities]) -> SDLAudioPassThruCapabilities {
        let fitting = offered.filter {
            samplingRate ?? $0.samplingRate == $0.samplingRate && bitsPerSample ?? $0.bitsPerSample == $0.bitsPerSample
                && audioType ?? $0.audioType == $0.audioType
        }
        return fitting.first { $0.bitsPerSample == ._16Bit && $0.samplingRate == ._16khz } ?? fitting.first
            ?? capabilities
    }
}
