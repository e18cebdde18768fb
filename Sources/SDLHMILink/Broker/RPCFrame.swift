import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// A parsed JSON-RPC 2.0 message from an HMI.
enum RPCFrame: Equatable, Sendable {
    case request(id: JSONValue, method: String, params: JSONValue)
    case notification(method: String, params: JSONValue)
    case answer(id: JSONValue, HMIAnswer)
    /// The text is not a JSON-RPC message. The associated values are the id (null if the text has no id) and the
    /// problem.
    case malformed(id: JSONValue, String)

    init(_ bytes: [UInt8]) {
        let value: JSONValue
        do {
            value = try JSONValue(parsing: bytes)
        } catch {
            self = .malformed(id: .null, "not JSON: \(error)")
            return
        }
        let id = value["id"] ?? .null
        guard value.object != nil else {
            self = .malformed(id: .null, "a JSON-RPC message must be an object")
            return
        }
        guard value["jsonrpc"] == "2.0" else {
            self = .malformed(id: .null, #""jsonrpc": "2.0" is missing"#)
            return
        }
        self = Self.read(value, id: id)
    }

    private static func read(_ value: JSONValue, id: JSONValue) -> RPCFrame {
        // The members distinguish requests from answers. The id cannot distinguish them, because both sides choose ids
        // freely.
        if let method = value["method"]?.string, value["result"] == nil, value["error"] == nil {
            let params = value["params"] ?? .object([:])
            guard params.object != nil || params.isNull else {
                return .malformed(id: id, "\(method): params is not an object")
            }
            let members = params.isNull ? .object([:]) : params
            return id.isNull
                ? .notification(method: method, params: members) : .request(id: id, method: method, params: members)
        }
        guard let answer = HMIAnswer(value) else {
            return .malformed(id: id, "the message has neither a method nor a result or error with a code")
        }
        return .answer(id: id, answer)
    }
}

/// The HMI's answer to a request: a result or an error.
struct HMIAnswer: Equatable, Sendable {
    var code: Int
    var info: String?
    /// The members of the result. For an error, the data of the error.
    var result: JSONValue
    /// Whether the HMI answered with a JSON-RPC error. An error has no result members.
    var isError = false

    init(code: Int, info: String? = nil, result: JSONValue = .object([:])) {
        self.code = code
        self.info = info
        self.result = result
    }

    /// The answer that SDL Core uses instead of an answer that violates the HMI API.
    static let invalid = HMIAnswer(code: HMIResult.code(of: "GENERIC_ERROR"), info: SDLResult.unreadable)

    init?(_ value: JSONValue) {
        if let result = value["result"], result.object != nil {
            // Some pages omit the result code of a successful answer.
            guard result["method"].map({ $0.string != nil }) ?? true else {
                self = .invalid
                return
            }
            self.init(code: result["code"]?.int ?? 0, info: result["message"]?.string, result: result)
        } else if let error = value["error"], let code = error["code"]?.int {
            self.init(code: code, info: error["message"]?.string, result: error["data"] ?? .object([:]))
            isError = true
        } else {
            return nil
        }
    }
}

/// A JSON-RPC error, which is the answer to a failed request.
struct RPCError: Error, Hashable, Sendable {
    var code: Int
    var message: String

    static func invalid(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func refused(_ message: String) -> RPCError { RPCError(code: -32000, message: message) }

    /// Returns an error with the code of a result of the HMI API, such as `REJECTED`.
    static func result(_ name: String, _ message: String) -> RPCError {
        RPCError(code: HMIResult.code(of: name), message: message)
    }
}

/// Encodes JSON-RPC messages.
enum RPCWriter {
    static func request(id: Int?, method: String, params: [UInt8]) -> [UInt8] {
        var writer = JSONWriter(capacity: 96 + params.count)
        writer.object { writer in
            writer.field("jsonrpc", "2.0")
            writer.field("id", id)
            writer.field("method", method)
            if params.count > 2 { writer.field("params") { $0.raw(params) } }
        }
        return writer.bytes
    }

    static func result(id: JSONValue, _ result: JSONValue) -> [UInt8] {
        (["id": id, "jsonrpc": "2.0", "result": result] as JSONValue).json()
    }

    static func error(id: JSONValue, _ error: RPCError, method: String? = nil) -> [UInt8] {
        var body: JSONValue = ["code": .int(error.code), "message": .string(error.message)]
        if let method { body["data"] = ["method": .string(method)] }
        return (["id": id, "jsonrpc": "2.0", "error": body] as JSONValue).json()
    }
}
