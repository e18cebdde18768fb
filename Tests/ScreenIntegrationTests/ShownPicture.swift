import COpenH264
import H264

/// A decoded picture, stored as the brightness of each pixel.
struct ShownPicture {
    private(set) var width = 0
    private(set) var height = 0
    private var luma: [UInt8] = []

    /// Decodes a key picture with the decoder of OpenH264. Fails if the picture depends on another picture.
    init?(_ stream: [UInt8]) {
        var made: UnsafeMutablePointer<ISVCDecoder?>?
        guard WelsCreateDecoder(&made) == 0, let decoder = made else { return nil }
        defer { WelsDestroyDecoder(decoder) }
        var quiet: Int32 = 0
        _ = decoder.pointee!.pointee.SetOption(decoder, DECODER_OPTION_TRACE_LEVEL, &quiet)
        var parameters = SDecodingParam()
        parameters.sVideoProperty.eVideoBsType = VIDEO_BITSTREAM_AVC
        guard decoder.pointee!.pointee.Initialize(decoder, &parameters) == 0 else { return nil }
        defer { _ = decoder.pointee!.pointee.Uninitialize(decoder) }
        var planes: [UnsafeMutablePointer<UInt8>?] = [nil, nil, nil]
        var info = SBufferInfo()
        let state = decoder.pointee!.pointee.DecodeFrameNoDelay(decoder, stream, Int32(stream.count), &planes, &info)
        guard state.rawValue == 0, info.iBufferStatus == 1, let plane = planes[0] else { return nil }
        let buffer = coh_buffer(&info)
        (width, height) = (Int(buffer.iWidth), Int(buffer.iHeight))
        for line in 0..<height {
            luma += UnsafeBufferPointer(start: plane + line * Int(buffer.iStride.0), count: width)
        }
    }

    /// Returns the middle of all pixels with the given brightness; nil if fewer than 20 pixels have this brightness.
    func middle(of brightness: Int) -> (x: Double, y: Double)? {
        let found = luma.indices.filter { abs(Int(luma[$0]) - brightness) <= 6 }
        guard found.count >= 20 else { return nil }
        // The result is the median, because the edges of other areas may have the same brightness.
        let (across, down) = (found.map { $0 % width }.sorted(), found.map { $0 / width }.sorted())
        return (Double(across[across.count / 2]) + 0.5, Double(down[down.count / 2]) + 0.5)
    }
}
