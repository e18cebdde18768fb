package import PictureEncoding
package import SDLInspection
package import SDLManagers
import SDLRPC
import SDLSupport

/// Something that draws a picture into memory of its own, and knows what has changed on it.
@MainActor
package protocol ProjectedCanvas: AnyObject {
    /// Draws what is to be drawn, in this size, and tells where the picture differs from the last time it was asked.
    func draw(_ size: PixelSize) -> [PixelRect]
    /// Of the picture that was drawn last; counted by the canvas.
    var pictureNumber: UInt64 { get }
    /// Lends the pixels that were drawn last: blue, green, red and one byte that is left alone, and how many bytes there
    /// are from one line to the next.
    func withPixels<Result>(_ body: (UnsafeRawBufferPointer, _ stride: Int) throws -> Result) rethrows -> Result
}

/// Makes a canvas the picture of an app: drawn only where it changes, packed beside the main actor, and handed to the
/// stream. A client that asks for the picture gets it as a PNG, too.
@MainActor
package final class PictureProjector: SDLVideoSource {
    fileprivate let canvas: any ProjectedCanvas
    private let packer: PicturePacker
    private let diagnose: (Diagnostic) -> Void
    /// Drawn, and not packed yet.
    private var changed: [PixelRect] = []
    private var size: PixelSize?
    private var failure: PictureEncoding.PictureError?

    /// - Parameter diagnose: told once of each reason why there is no picture.
    package init(
        _ canvas: any ProjectedCanvas, _ settings: PictureEncoder.Settings = .init(),
        diagnose: @escaping (Diagnostic) -> Void
    ) {
        self.canvas = canvas
        packer = PicturePacker(settings)
        self.diagnose = diagnose
    }

    package func nextPicture(_ wish: SDLPictureWish) async -> SDLVideoPicture? {
        do throws(PictureEncoding.PictureError) {
            let size = PixelSize(of: wish.format)
            try size.check()
            self.size = size
            // In the background nobody draws: what stands there stays.
            if !wish.isForBackground { changed += canvas.draw(size) }
            guard !changed.isEmpty || wish.isKey else { return nil }
            let picture = try await pack(wish)
            failure = nil
            return picture
        } catch {
            complain(error)
            return nil
        }
    }

    /// Another picture may be drawn, for a screenshot, while this one is packed: what it changes counts for the next.
    private func pack(_ wish: SDLPictureWish) async throws(PictureEncoding.PictureError) -> SDLVideoPicture? {
        let copy = try look(PixelSize(of: wish.format)) { BitmapCopy($0) }
        let (parts, number) = (changed, canvas.pictureNumber)
        changed = []
        do throws(PictureEncoding.PictureError) {
            let packed = try await packer.encode(
                copy, changed: parts, number: number, isKey: wish.isKey, at: wish.milliseconds)
            return packed.map { SDLVideoPicture($0.bytes, isKey: $0.isKey, number: $0.number) }
        } catch {
            changed += parts
            throw error
        }
    }

    /// The picture as it is now.
    package func screenshot() throws(PictureEncoding.PictureError) -> [UInt8] {
        guard let size else { throw .empty(PixelSize(width: 0, height: 0)) }
        changed += canvas.draw(size)
        return try look(size) { (view: BitmapView) throws(PictureEncoding.PictureError) in PNG.encode(view) }
    }

    private func look<Answer>(
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

    private func complain(_ error: PictureEncoding.PictureError) {
        guard error != failure else { return }
        failure = error
        diagnose(
            Diagnostic(
                rule: "4.9", message: "There is no picture: \(error).",
                fix: "Start the video with a size the head unit and the encoder take, such as 800 x 480."))
    }
}

extension PixelSize {
    /// A format's size, with one more where that is odd: H.264 packs pixels by two and two, and a head unit whose scale is
    /// 1.5 asks for 533 of them.
    package init(of format: SDLVideoFormat) {
        self.init(width: format.width + format.width % 2, height: format.height + format.height % 2)
    }
}

extension SDLApplication {
    /// Has a canvas be the app's picture from now on.
    package func project(_ canvas: any ProjectedCanvas) {
        let projector = PictureProjector(canvas) { [weak self] in self?.diagnose($0) }
        self.projector = projector
        streamManager?.videoSource = projector
    }

    /// The canvas is the app's picture no more.
    func stopProjecting(_ canvas: any ProjectedCanvas) {
        guard let projector, projector.canvas === canvas else { return }
        streamManager?.videoSource = nil
        self.projector = nil
    }

    /// Does what the bridge wants.
    package func obey(_ order: InspectionMessage.Order) -> InspectionMessage.Answer {
        switch order {
        case .keyPicture:
            guard let streamManager, streamManager.videoSource != nil else {
                return .refused("The app makes its pictures itself.")
            }
            streamManager.requestKeyPicture()
            return .done([])
        case .screenshot:
            guard let projector else { return .refused("The app draws no picture with a canvas of ours.") }
            do throws(PictureEncoding.PictureError) {
                return .done(try projector.screenshot())
            } catch {
                return .refused("There is \(error).")
            }
        }
    }
}
