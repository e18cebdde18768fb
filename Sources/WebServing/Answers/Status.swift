internal import CMicrohttpd

package struct Status: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let ok = Status(rawValue: 200)
    package static let created = Status(rawValue: 201)
    package static let accepted = Status(rawValue: 202)
    package static let noContent = Status(rawValue: 204)
    package static let partialContent = Status(rawValue: 206)
    package static let notModified = Status(rawValue: 304)
    package static let permanentRedirect = Status(rawValue: 308)
    package static let badRequest = Status(rawValue: 400)
    package static let unauthorized = Status(rawValue: 401)
    package static let forbidden = Status(rawValue: 403)
    package static let notFound = Status(rawValue: 404)
    package static let methodNotAllowed = Status(rawValue: 405)
    package static let requestTimeout = Status(rawValue: 408)
    package static let conflict = Status(rawValue: 409)
    package static let gone = Status(rawValue: 410)
    package static let preconditionFailed = Status(rawValue: 412)
    package static let contentTooLarge = Status(rawValue: 413)
    package static let targetTooLong = Status(rawValue: 414)
    package static let unsupportedMediaType = Status(rawValue: 415)
    package static let rangeNotSatisfiable = Status(rawValue: 416)
    package static let misdirected = Status(rawValue: 421)
    package static let unprocessable = Status(rawValue: 422)
    package static let upgradeRequired = Status(rawValue: 426)
    package static let tooManyRequests = Status(rawValue: 429)
    package static let headTooLarge = Status(rawValue: 431)
    package static let internalError = Status(rawValue: 500)
    package static let unavailable = Status(rawValue: 503)
    package static let versionNotSupported = Status(rawValue: 505)

    /// The standard phrase of the status, such as `Not Found`; `Unknown` for statuses without a standard phrase.
    package var phrase: String {
        MHD_get_reason_phrase_for(UInt32(rawValue)).map { String(cString: $0) } ?? "Unknown"
    }
}
