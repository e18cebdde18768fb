package import JSON
package import SDLSupport

/// A response with members that the interface does not define, such as a car's own vehicle data.
package struct ExtendedResponse<Response: SDLRPCResponse>: SDLRPCResponse {
    private var response: Response
    private let more: ExtraMembers

    package init(_ response: Response, _ more: OrderedMap<String, JSONValue>) {
        self.response = response
        self.more = ExtraMembers(more)
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

    package static func read(from reader: inout JSONReader) throws(JSONError) -> ExtendedResponse? {
        try Response.read(from: &reader).map { ExtendedResponse($0, [:]) }
    }

    package func check(_ violations: inout ViolationList) { response.check(&violations) }
}
