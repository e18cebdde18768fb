// Made by rpc-gen from Sources/rpc-gen/Spec/hmi.json; changes belong there.
// swift-format-ignore-file

package import JSON

extension HMI.Common {
    /// The structure `VehicleDataResult`.
    package struct VehicleDataResult: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var dataType: HMI.Common.VehicleDataType
        package var resultCode: HMI.Common.VehicleDataResultCode

        package init(
            dataType: HMI.Common.VehicleDataType,
            resultCode: HMI.Common.VehicleDataResultCode
        ) {
            self.dataType = dataType
            self.resultCode = resultCode
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("dataType", dataType)
            writer.field("resultCode", resultCode)
            writer.endObject()
        }

        private static let keys = JSONKeys("dataType", "resultCode")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var dataType: HMI.Common.VehicleDataType?
            var resultCode: HMI.Common.VehicleDataResultCode?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: dataType = try HMI.Common.VehicleDataType.read(from: &reader)
                default: resultCode = try HMI.Common.VehicleDataResultCode.read(from: &reader)
                }
            }
            guard let dataType, let resultCode else { return nil }
            return Self(dataType: dataType, resultCode: resultCode)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("dataType", dataType)
            violations.object("resultCode", resultCode)
        }
    }
}

extension HMI.Common {
    /// The structure `VehicleType`.
    package struct VehicleType: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var make: String?
        package var model: String?
        package var modelYear: String?
        package var trim: String?

        package init(
            make: String? = nil,
            model: String? = nil,
            modelYear: String? = nil,
            trim: String? = nil
        ) {
            self.make = make
            self.model = model
            self.modelYear = modelYear
            self.trim = trim
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("make", make)
            writer.field("model", model)
            writer.field("modelYear", modelYear)
            writer.field("trim", trim)
            writer.endObject()
        }

        private static let keys = JSONKeys("make", "model", "modelYear", "trim")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var make: String?
            var model: String?
            var modelYear: String?
            var trim: String?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: make = try reader.string(1, 500)
                case 1: model = try reader.string(1, 500)
                case 2: modelYear = try reader.string(1, 500)
                default: trim = try reader.string(1, 500)
                }
            }
            return Self(make: make, model: model, modelYear: modelYear, trim: trim)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("make", make, 1, 500)
            violations.string("model", model, 1, 500)
            violations.string("modelYear", modelYear, 1, 500)
            violations.string("trim", trim, 1, 500)
        }
    }
}

extension HMI.Common {
    /// The structure `VideoConfig`.
    package struct VideoConfig: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var `protocol`: HMI.Common.VideoStreamingProtocol?
        package var codec: HMI.Common.VideoStreamingCodec?
        package var width: Int?
        package var height: Int?

        package init(
            `protocol`: HMI.Common.VideoStreamingProtocol? = nil,
            codec: HMI.Common.VideoStreamingCodec? = nil,
            width: Int? = nil,
            height: Int? = nil
        ) {
            self.`protocol` = `protocol`
            self.codec = codec
            self.width = width
            self.height = height
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("protocol", `protocol`)
            writer.field("codec", codec)
            writer.field("width", width)
            writer.field("height", height)
            writer.endObject()
        }

        private static let keys = JSONKeys("protocol", "codec", "width", "height")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var `protocol`: HMI.Common.VideoStreamingProtocol?
            var codec: HMI.Common.VideoStreamingCodec?
            var width: Int?
            var height: Int?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: `protocol` = try HMI.Common.VideoStreamingProtocol.read(from: &reader)
                case 1: codec = try HMI.Common.VideoStreamingCodec.read(from: &reader)
                case 2: width = try reader.integer()
                default: height = try reader.integer()
                }
            }
            return Self(protocol: `protocol`, codec: codec, width: width, height: height)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("protocol", `protocol`)
            violations.object("codec", codec)
        }
    }
}

extension HMI.Common {
    /// The structure `VideoStreamingCapability`.
    package struct VideoStreamingCapability: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var preferredResolution: HMI.Common.ImageResolution?
        package var maxBitrate: Int?
        package var supportedFormats: [HMI.Common.VideoStreamingFormat]?
        package var hapticSpatialDataSupported: Bool?
        package var diagonalScreenSize: Double?
        package var pixelPerInch: Double?
        package var scale: Double?
        package var preferredFPS: Int?
        package var additionalVideoStreamingCapabilities: [HMI.Common.VideoStreamingCapability]?

        package init(
            preferredResolution: HMI.Common.ImageResolution? = nil,
            maxBitrate: Int? = nil,
            supportedFormats: [HMI.Common.VideoStreamingFormat]? = nil,
            hapticSpatialDataSupported: Bool? = nil,
            diagonalScreenSize: Double? = nil,
            pixelPerInch: Double? = nil,
            scale: Double? = nil,
            preferredFPS: Int? = nil,
            additionalVideoStreamingCapabilities: [HMI.Common.VideoStreamingCapability]? = nil
        ) {
            self.preferredResolution = preferredResolution
            self.maxBitrate = maxBitrate
            self.supportedFormats = supportedFormats
            self.hapticSpatialDataSupported = hapticSpatialDataSupported
            self.diagonalScreenSize = diagonalScreenSize
            self.pixelPerInch = pixelPerInch
            self.scale = scale
            self.preferredFPS = preferredFPS
            self.additionalVideoStreamingCapabilities = additionalVideoStreamingCapabilities
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("preferredResolution", preferredResolution)
            writer.field("maxBitrate", maxBitrate)
            writer.field("supportedFormats", supportedFormats)
            writer.field("hapticSpatialDataSupported", hapticSpatialDataSupported)
            writer.field("diagonalScreenSize", diagonalScreenSize)
            writer.field("pixelPerInch", pixelPerInch)
            writer.field("scale", scale)
            writer.field("preferredFPS", preferredFPS)
            writer.field("additionalVideoStreamingCapabilities", additionalVideoStreamingCapabilities)
            writer.endObject()
        }

        private static let keys = JSONKeys("preferredResolution", "maxBitrate", "supportedFormats", "hapticSpatialDataSupported", "diagonalScreenSize", "pixelPerInch", "scale", "preferredFPS", "additionalVideoStreamingCapabilities")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var preferredResolution: HMI.Common.ImageResolution?
            var maxBitrate: Int?
            var supportedFormats: [HMI.Common.VideoStreamingFormat]?
            var hapticSpatialDataSupported: Bool?
            var diagonalScreenSize: Double?
            var pixelPerInch: Double?
            var scale: Double?
            var preferredFPS: Int?
            var additionalVideoStreamingCapabilities: [HMI.Common.VideoStreamingCapability]?
            guard var frame = try reader.members(keys) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: preferredResolution = try HMI.Common.ImageResolution.read(from: &reader)
                case 1: maxBitrate = try reader.integer(0, 2147483647)
                case 2: supportedFormats = try reader.array(of: HMI.Common.VideoStreamingFormat.self, 0, .max)
                case 3: hapticSpatialDataSupported = try reader.bool()
                case 4: diagonalScreenSize = try reader.number(0, .infinity)
                case 5: pixelPerInch = try reader.number(0, .infinity)
                case 6: scale = try reader.number(1, 10)
                case 7: preferredFPS = try reader.integer(0, 2147483647)
                default: additionalVideoStreamingCapabilities = try reader.array(of: HMI.Common.VideoStreamingCapability.self, 1, 100)
                }
            }
            return Self(preferredResolution: preferredResolution, maxBitrate: maxBitrate, supportedFormats: supportedFormats, hapticSpatialDataSupported: hapticSpatialDataSupported, diagonalScreenSize: diagonalScreenSize, pixelPerInch: pixelPerInch, scale: scale, preferredFPS: preferredFPS, additionalVideoStreamingCapabilities: additionalVideoStreamingCapabilities)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("preferredResolution", preferredResolution)
            violations.integer("maxBitrate", maxBitrate, 0, 2147483647)
            violations.objects("supportedFormats", supportedFormats, 0, .max)
            violations.number("diagonalScreenSize", diagonalScreenSize, 0, .infinity)
            violations.number("pixelPerInch", pixelPerInch, 0, .infinity)
            violations.number("scale", scale, 1, 10)
            violations.integer("preferredFPS", preferredFPS, 0, 2147483647)
            violations.objects("additionalVideoStreamingCapabilities", additionalVideoStreamingCapabilities, 1, 100)
        }
    }
}

extension HMI.Common {
    /// The structure `VideoStreamingFormat`.
    package struct VideoStreamingFormat: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var `protocol`: HMI.Common.VideoStreamingProtocol
        package var codec: HMI.Common.VideoStreamingCodec

        package init(
            `protocol`: HMI.Common.VideoStreamingProtocol,
            codec: HMI.Common.VideoStreamingCodec
        ) {
            self.`protocol` = `protocol`
            self.codec = codec
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("protocol", `protocol`)
            writer.field("codec", codec)
            writer.endObject()
        }

        private static let keys = JSONKeys("protocol", "codec")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var `protocol`: HMI.Common.VideoStreamingProtocol?
            var codec: HMI.Common.VideoStreamingCodec?
            guard var frame = try reader.members(keys, mandatory: 0x3) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: `protocol` = try HMI.Common.VideoStreamingProtocol.read(from: &reader)
                default: codec = try HMI.Common.VideoStreamingCodec.read(from: &reader)
                }
            }
            guard let `protocol`, let codec else { return nil }
            return Self(protocol: `protocol`, codec: codec)
        }

        package func check(_ violations: inout ViolationList) {
            violations.object("protocol", `protocol`)
            violations.object("codec", codec)
        }
    }
}

extension HMI.Common {
    /// The structure `VrHelpItem`.
    package struct VrHelpItem: JSONReadable, JSONWritable, JSONCheckable, Equatable, Sendable {
        package var text: String
        package var image: HMI.Common.Image?
        package var position: Int

        package init(
            text: String,
            image: HMI.Common.Image? = nil,
            position: Int
        ) {
            self.text = text
            self.image = image
            self.position = position
        }

        package func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.field("text", text)
            writer.field("image", image)
            writer.field("position", position)
            writer.endObject()
        }

        private static let keys = JSONKeys("text", "image", "position")

        package static func read(from reader: inout JSONReader) throws(JSONError) -> Self? {
            var text: String?
            var image: HMI.Common.Image?
            var position: Int?
            guard var frame = try reader.members(keys, mandatory: 0x5) else { return nil }
            while let member = try reader.next(&frame) {
                switch member {
                case 0: text = try reader.string(1, 500)
                case 1: image = try HMI.Common.Image.read(from: &reader)
                default: position = try reader.integer(1, 100)
                }
            }
            guard let text, let position else { return nil }
            return Self(text: text, image: image, position: position)
        }

        package func check(_ violations: inout ViolationList) {
            violations.string("text", text, 1, 500)
            violations.object("image", image)
            violations.integer("position", position, 1, 100)
        }
    }
}
