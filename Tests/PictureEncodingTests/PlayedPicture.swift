import COpenH264
import H264
import PictureEncoding

/// Decodes pictures with OpenH264's own decoder, so that tests can check the pixels.
final class Player {
    private let decoder: UnsafeMutablePointer<ISVCDecoder?>
    private(set) var size = PixelSize(width: 0, height: 0)
    private(set) var luma: [UInt8] = []
    private var blue: [UInt8] = []
    private var red: [UInt8] = []
    private var reader = AnnexBReader()

    init() {
        var made: UnsafeMutablePointer<ISVCDecoder?>?
        precondition(WelsCreateDecoder(&made) == 0)
        decoder = made!
        var quiet: Int32 = 0
        _ = decoder.pointee!.pointee.SetOption(decoder, DECODER_OPTION_TRACE_LEVEL, &quiet)
        var parameters = SDecodingParam()
        parameters.sVideoProperty.eVideoBsType = VIDEO_BITSTREAM_AVC
        precondition(decoder.pointee!.pointee.Initialize(decoder, &parameters) == 0)
    }

    deinit {
        _ = decoder.pointee!.pointee.Uninitialize(decoder)
        WelsDestroyDecoder(decoder)
    }

    /// Decodes the pictures in a stream. Returns whether the stream contained a picture that could be decoded.
    func play(_ stream: [UInt8]) -> Bool {
        guard let picture = try? reader.receive(stream[...]).first else { return false }
        let bytes = picture.annexB
        var planes: [UnsafeMutablePointer<UInt8>?] = [nil, nil, nil]
        var info = SBufferInfo()
        let state = decoder.pointee!.pointee.DecodeFrameNoDelay(decoder, bytes, Int32(bytes.count), &planes, &info)
        guard state.rawValue == 0, info.iBufferStatus == 1 else { return false }
        let buffer = coh_buffer(&info)
        size = PixelSize(width: Int(buffer.iWidth), height: Int(buffer.iHeight))
        luma = copy(planes[0]!, size.width, size.height, Int(buffer.iStride.0))
        blue = copy(planes[1]!, size.width / 2, size.height / 2, Int(buffer.iStride.1))
        red = copy(planes[2]!, size.width / 2, size.height / 2, Int(buffer.iStride.1))
        return true
    }

    private func copy(_ plane: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> [UInt8] {
        (0..<height).flatMap { Array(UnsafeBufferPointer(start: plane + $0 * stride, count: width)) }
    }

    /// Returns a pixel's colour as red, green and blue.
    func colour(_ x: Int, _ y: Int) -> [Int] {
        let c = 1.164 * (Double(luma[y * size.width + x]) - 16)
        let d = Double(blue[y / 2 * (size.width / 2) + x / 2]) - 128
        let e = Double(red[y / 2 * (size.width / 2) + x / 2]) - 128
        return [c + 1.596 * e, c - 0.392 * d - 0.813 * e, c + 2.017 * d].map { Int(min(255, max(0, $0)).rounded()) }
    }
}

/// A bitmap that a test can fill.
struct Canvas {
    let size: PixelSize
    var bytes: [UInt8]

    init(_ width: Int, _ height: Int, _ colour: [UInt8] = [0, 0, 0]) {
        size = PixelSize(width: width, height: height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
        fill(size.whole, colour)
    }

    /// Fills a part of the bitmap. `colour` contains the values of red, green and blue.
    mutating func fill(_ part: PixelRect, _ colour: [UInt8]) {
        for y in part.y..<(part.y + part.height) {
            for x in part.x..<(part.x + part.width) {
                let place = (y * size.width + x) * 4
                bytes.replaceSubrange(place..<(place + 4), with: [colour[2], colour[1], colour[0], 255])
            }
        }
    }

    func parts(_ changed: [PixelRect]) throws -> PictureParts {
        try bytes.withUnsafeBytes {
            PictureParts(try BitmapView($0, size: size, stride: size.width * 4), changed)
        }
    }

    /// Returns the mean squared difference between the brightness of this bitmap and of a decoded picture.
    func brightnessNoise(_ player: Player) -> Double {
        var sum = 0.0
        for place in 0..<(size.width * size.height) {
            let (blue, green, red) = (bytes[place * 4], bytes[place * 4 + 1], bytes[place * 4 + 2])
            let wanted = 16 + (65.481 * Double(red) + 128.553 * Double(green) + 24.966 * Double(blue)) / 255
            let difference = Double(player.luma[place]) - wanted
            sum += difference * difference
        }
        return sum / Double(size.width * size.height)
    }

    func encode(
        _ encoder: PictureEncoder, changed: [PixelRect]? = nil, number: UInt64 = 1, at milliseconds: Int64 = 0
    ) throws -> EncodedPicture? {
        try encoder.encode(parts(changed ?? [size.whole]), number: number, at: milliseconds)
    }
}
