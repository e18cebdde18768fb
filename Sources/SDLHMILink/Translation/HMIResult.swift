import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Converts the result codes in answers from an HMI. The HMI sends numbers, and apps receive names.
enum HMIResult {
    private static let names: [String] = [
        "SUCCESS", "UNSUPPORTED_REQUEST", "UNSUPPORTED_RESOURCE", "DISALLOWED", "REJECTED", "ABORTED", "IGNORED",
        "RETRY", "IN_USE", "DATA_NOT_AVAILABLE", "TIMED_OUT", "INVALID_DATA", "CHAR_LIMIT_EXCEEDED", "INVALID_ID",
        "DUPLICATE_NAME", "APPLICATION_NOT_REGISTERED", "WRONG_LANGUAGE", "OUT_OF_MEMORY",
        "TOO_MANY_PENDING_REQUESTS", "NO_APPS_REGISTERED", "NO_DEVICES_CONNECTED", "WARNINGS", "GENERIC_ERROR",
        "USER_DISALLOWED", "TRUNCATED_DATA", "SAVED", "READ_ONLY",
    ]

    /// The codes that count as success in SDL Core. UNSUPPORTED_RESOURCE also counts as success.
    static let good: Set<Int> = [0, 2, 7, 16, 21, 24, 25]

    static func name(of code: Int) -> String {
        names.indices.contains(code) ? names[code] : "\(code)"
    }

    /// Returns the result code for the app. An unknown number becomes GENERIC_ERROR.
    static func result(of code: Int) -> SDLResult {
        guard names.indices.contains(code) else { return .genericError }
        let result = SDLResult(rawValue: names[code])
        return result.isKnown ? result : .genericError
    }

    static func code(of name: String) -> Int { names.firstIndex(of: name) ?? 22 }
}

/// A request to the HMI in JSON form, with the interface that receives the request.
struct HMIPart: Equatable, Sendable {
    let interface: String
    let method: String
    let params: [UInt8]

    /// Encodes a request. `members` are additional parameters, which the HMI API need not define.
    init<Request: HMIRequest>(_ request: Request, adding members: JSONValue = [:]) {
        interface = Request.interface
        method = Request.method
        guard let members = members.object, !members.isEmpty else {
            params = request.json()
            return
        }
        var whole = JSONValue(of: request)
        for (key, value) in members { whole[key] = value }
        params = whole.json()
    }
}
