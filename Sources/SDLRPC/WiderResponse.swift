package import JSON
package import SDLSupport

/// A response with members that the interface has not, such as vehicle data of a car's own.
package struct WiderResponse<Response: SDLRPCResponse>: SDLRPCResponse {
    private var response: Response
    private let more: WiderMembers

    package init(_ response: Response, _ more: OrderedMap<String, JSONValue>) {
        self.response = response
        self.more = WiderMembers(more)
    }

    package static var name: String { Response.name }
    package static var functionID: SDLFunctionID { Response.functionID }
    package static var lifespan: SDLLifespan { Response.lifespan }
    package static var resultCodes: [SDLResult] { Response.resultCodes }

    package var success: Bool {
        get { response.success }
        set { response.success = newValue }
    }

    package var resultCode: SDLResult {
        get { response.resultCode }
        set { response.resultCode = newValue }
    }

    package var info: String? {
        get { response.info }
        set { response.info = newValue }
    }

    package func write(to writer: inout JSONWriter) { more.write(behind: response, to: &writer) }

    package static func read(from reader: inout JSONReader) throws(JSONError) -> WiderResponse? {
        try Response.read(from: &reader).map { WiderResponse($0, [:]) }
    }

    package func check(_ violations: inout ViolationList) { response.check(&violations) }
}
