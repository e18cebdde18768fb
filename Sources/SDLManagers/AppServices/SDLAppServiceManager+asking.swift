import SDLConnection
import SDLRPC
import SDLSupport

// What is asked of services once.
extension SDLAppServiceManager {
    /// Asks the active service of a type once what it has to say, whether or not anybody listens to it.
    public func getData(ofType type: String, completionHandler handler: @escaping SDLAppServiceDataHandler) {
        lifecycle.ask(SDLGetAppServiceData(serviceType: type)) { response, error in
            handler(error == nil ? response?.serviceData : nil, error)
        }
    }

    /// Has a service do something, by a URI as its provider understands it. The handler is told what its provider answers, or
    /// why it has not done it.
    ///
    /// - Parameter isToBeActive: the service shall be the active one of its type before. Where the app is not open in front of
    ///   the driver, the driver is asked, and the answer waits for that.
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

    /// Fetches a file of a service's provider, such as the picture of its weather, piece by piece.
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

/// A file of a service on its way here.
struct ServiceFile {
    let name: String
    let service: String
    private var bytes: [UInt8] = []

    /// What is asked for at once.
    static let piece = 250_000

    init(name: String, service: String) {
        self.name = name
        self.service = service
    }

    /// For the next piece.
    var request: SDLGetFile {
        SDLGetFile(fileName: name, appServiceId: service, offset: bytes.count, length: Self.piece)
    }

    /// How it ended; nil where there is more to come. A piece shorter than what was asked for is the last one.
    mutating func take(
        _ result: Result<SDLGetFileResponse, RequestFailure>, _ piece: ArraySlice<UInt8>
    ) -> Result<[UInt8], SDLManagerError>? {
        switch result {
        case .failure(let failure): return .failure(.noAnswer("\(failure)"))
        case .success(let response):
            guard response.success else { return .failure(.refused(response.resultCode, info: response.info)) }
            if let sum = response.crc, sum != Int(CRC32.of(piece)) {
                return .failure(.noAnswer("the bytes of \(name) are not those that were sent"))
            }
            guard response.offset ?? bytes.count == bytes.count else {
                return .failure(.noAnswer("it brought another piece of \(name)"))
            }
            bytes += piece
            return piece.count < Self.piece ? .success(bytes) : nil
        }
    }
}
