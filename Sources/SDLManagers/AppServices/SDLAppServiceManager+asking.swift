import SDLConnection
import SDLRPC
import SDLSupport

// Methods that send single requests to services.
extension SDLAppServiceManager {
    /// Requests the current data of the active service of type `type` once. The app does not receive later changes.
    public func getData(ofType type: String, completionHandler handler: @escaping SDLAppServiceDataHandler) {
        lifecycle.ask(SDLGetAppServiceData(serviceType: type)) { response, error in
            handler(error == nil ? response?.serviceData : nil, error)
        }
    }

    /// Asks the service with id `id` to perform an action. The action is a URI whose meaning the provider of the
    /// service defines. The handler receives the provider's result or an error.
    ///
    /// - Parameter isToBeActive: whether the head unit first makes the service the active service of its type. If the
    ///   app is not in the foreground, the head unit asks the driver first, and the handler is called after the
    ///   driver's decision.
    public func performInteraction(
        _ uri: String, withService id: String, isToBeActive: Bool = false,
        completionHandler handler:
            @escaping @MainActor (_ result: String?, _ error: (any Error)?) -> Void = { _, _ in }
    ) {
        let request = SDLPerformAppServiceInteraction(
            serviceUri: uri, serviceID: id, originApp: lifecycle.configuration.appID,
            requestServiceActive: isToBeActive ? true : nil)
        lifecycle.ask(request) { response, error in handler(response?.serviceSpecificResult, error) }
    }

    /// Downloads a file, such as a weather image, from a service's provider. The library requests the file in pieces.
    public func getFile(
        named name: String, ofService id: String,
        completionHandler handler: @escaping @MainActor (_ data: [UInt8]?, _ error: (any Error)?) -> Void
    ) {
        guard lifecycle.isReady else {
            return lifecycle.endings.later { handler(nil, SDLManagerError.notReady) }
        }
        getPiece(of: ServiceFile(name: name, service: id), handler)
    }

    private func getPiece(
        of file: ServiceFile, _ handler: @escaping @MainActor (_ data: [UInt8]?, _ error: (any Error)?) -> Void
    ) {
        lifecycle.sendForReply(file.request) { [self] result, reply in
            var file = file
            switch file.take(result, reply?.bulk ?? []) {
            case nil: getPiece(of: file, handler)
            case .success(let data)?: lifecycle.endings.deliver { handler(data, nil) }
            case .failure(let error)?: lifecycle.endings.deliver { handler(nil, error) }
            }
        }
    }
}

/// A file that is being downloaded from the provider of a service.
struct ServiceFile {
    let name: String
    let service: String
    private var bytes: [UInt8] = []

    /// The number of bytes that one request asks for.
    static let piece = 250_000

    init(name: String, service: String) {
        self.name = name
        self.service = service
    }

    var request: SDLGetFile {
        SDLGetFile(fileName: name, appServiceId: service, offset: bytes.count, length: Self.piece)
    }

    /// Adds a received piece. Returns the whole file or an error; nil if more pieces are needed. A piece that is
    /// shorter than requested is the last piece.
    mutating func take(
        _ result: Result<SDLGetFileResponse, RequestFailure>, _ piece: ArraySlice<UInt8>
    ) -> Result<[UInt8], SDLManagerError>? {
        switch result {
        case .failure(let failure): return .failure(.noAnswer("\(failure)"))
        case .success(let response):
            guard response.success else { return .failure(.refused(response.resultCode, info: response.info)) }
            if let sum = response.crc, sum != Int(CRC32.of(piece)) {
                return .failure(.noAnswer("the CRC of the received piece of \(name) is wrong"))
            }
            guard response.offset ?? bytes.count == bytes.count else {
                return .failure(.noAnswer("the head unit sent a different piece of \(name)"))
            }
            bytes += piece
            return piece.count < Self.piece ? .success(bytes) : nil
        }
    }
}
