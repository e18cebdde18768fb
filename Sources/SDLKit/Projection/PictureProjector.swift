import CarUI
package import PictureEncoding
package import SDLInspection
package import SDLManagers
import SDLRPC
import SDLSupport

/// A canvas that draws a picture into its own memory and reports the changed parts of the picture.
@MainActor
package protocol ProjectedCanvas: AnyObject {
    /// Draws all pending changes in a picture of the given size. Returns the rectangles of the picture that have
    /// changed since the previous call.
    func draw(_ size: PixelSize) -> [PixelRect]
    /// The number of pictures drawn so far. The pictures are numbered from 1, so this is also the number of the last
    /// picture.
    var pictureNumber: UInt64 { get }
    /// Calls `body` with the pixels of the last drawn picture and with the number of bytes in a row of pixels. A pixel
    /// has 4 bytes: blue, green, red, unused.
    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> Result) rethrows -> Result
}

/// A projector that converts the pictures of a canvas to an app's video. The projector draws only changes, encodes the
/// changes outside the main actor, and can make PNG screenshots.
@MainActor
package final class PictureProjector: SDLVideoSource {
    fileprivate let canvas: any ProjectedCanvas
    private let packer: PicturePacker
    private let diagnose: (Diagnostic) -> Void
    /// The rectangles that were drawn but not encoded yet.
    private var changed: [PixelRect] = []
    private var size: PixelSize?
    /// The size of the bitmap that the encoder has completely; nil before the first picture and after an error.
    private var packedSize: PixelSize?
    private var failure: PictureEncoding.PictureError?

    /// Creates a projector for a canvas. Calls `diagnose` when no picture could be made; repeated failures with the
    /// same reason are reported only once.
    package init(
        _ canvas: any ProjectedCanvas, _ settings: PictureEncoder.Settings = .init(),
        diagnose: @escaping (Diagnostic) -> Void
    ) {
        self.canvas = canvas
        packer = PicturePacker(settings)
        self.diagnose = diagnose
    }

    package func nextPicture(_ request: SDLPictureRequest) async -> SDLVideoPicture? {
        do throws(PictureEncoding.PictureError) {
            let size = PixelSize(of: request.format)
            try size.check()
            self.size = size
            // While the app is in the background, the canvas is not drawn, and the last picture stays.
            if !request.isForBackground { changed += canvas.draw(size) }
            guard !changed.isEmpty || request.isKey else { return nil }
            let picture = try await pack(request)
            failure = nil
            return picture
        } catch {
            reportFailure(error)
            return nil
        }
    }

    /// Encodes a copy of the changed parts, because a screenshot may draw into the canvas during the encoding. What the
    /// screenshot draws is encoded with the next picture.
    private func pack(_ request: SDLPictureRequest) async throws(PictureEncoding.PictureError) -> SDLVideoPicture? {
        let size = PixelSize(of: request.format)
        let parts = try withBitmap(size) { PictureParts($0, packedSize == size ? changed : [size.whole]) }
        let number = canvas.pictureNumber
        (changed, packedSize) = ([], size)
        do throws(PictureEncoding.PictureError) {
            let packed = try await packer.encode(
                parts, number: number, isKey: request.isKey, at: request.milliseconds)
            return packed.map { SDLVideoPicture($0.bytes, isKey: $0.isKey, number: $0.number) }
        } catch {
            // The encoder may not have the parts, so the next picture has the whole bitmap.
            packedSize = nil
            throw error
        }
    }

    /// Draws pending changes and returns the current picture as a PNG. Throws if no picture was requested yet.
    package func screenshot() throws(PictureEncoding.PictureError) -> [UInt8] {
        guard let size else { throw .empty(PixelSize(width: 0, height: 0)) }
        changed += canvas.draw(size)
        return try withBitmap(size) { (view: BitmapView) throws(PictureEncoding.PictureError) in
            PNG.encode(view.pixels, width: size.width, height: size.height, stride: view.stride, isOpaque: true)
        }
    }

    private func withBitmap<Answer>(
        _ size: PixelSize, _ body: (BitmapView) throws(PictureEncoding.PictureError) -> Answer
    ) throws(PictureEncoding.PictureError) -> Answer {
        let result: Result<Answer, PictureEncoding.PictureError> = canvas.withPixels { bytes, stride in
            do throws(PictureEncoding.PictureError) {
                return .success(try body(try BitmapView(bytes, size: size, stride: stride)))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func reportFailure(_ error: PictureEncoding.PictureError) {
        guard error != failure else { return }
        failure = error
        diagnose(
            Diagnostic(
                rule: "4.9", message: "There is no picture: \(error).",
                fix: "Start the video with a size that head unit and encoder support, such as 800 x 480."))
    }
}

extension PixelSize {
    /// Creates the picture size for a video format. An odd width or height is increased by 1, because H.264 encodes
    /// blocks of 2 by 2 pixels. A width can be odd because of the scale: with scale 1.5, a head unit may request a
    /// width of 533.
    package init(of format: SDLVideoFormat) {
        self.init(width: format.width + format.width % 2, height: format.height + format.height % 2)
    }
}

extension SDLApplication {
    /// Uses `canvas` as the source of the app's video.
    package func project(_ canvas: any ProjectedCanvas) {
        let projector = PictureProjector(canvas) { [weak self] in self?.diagnose($0) }
        self.projector = projector
        streamManager?.videoSource = projector
    }

    /// Stops using `canvas` as the source of the app's video.
    func stopProjecting(_ canvas: any ProjectedCanvas) {
        guard let projector, projector.canvas === canvas else { return }
        streamManager?.videoSource = nil
        self.projector = nil
    }

    /// Executes an order that the bridge sent to the app, and returns the answer.
    package func perform(_ order: InspectionMessage.Order) -> InspectionMessage.Answer {
        switch order {
        case .keyPicture:
            guard let streamManager, streamManager.videoSource != nil else {
                return .refused("The app encodes its video itself.")
            }
            streamManager.requestKeyPicture()
            return .done([])
        case .screenshot:
            guard let projector else { return .refused("The app does not draw on a canvas.") }
            do throws(PictureEncoding.PictureError) {
                return .done(try projector.screenshot())
            } catch {
                return .refused("The screenshot failed: \(error).")
            }
        case .views:
            inspector.views.publish()
            return .done([])
        }
    }
}
