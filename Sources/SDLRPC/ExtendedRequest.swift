package import JSON
package import SDLSupport

/// A request with members that the interface does not define, such as a car's own vehicle data.
package struct ExtendedRequest<Request: SDLRPCRequest>: SDLRPCRequest {
    package typealias Response = Request.Response

    private let request: Request
    private let more: ExtraMembers

    package init(_ request: Request, _ more: OrderedMap<String, JSONValue>) {
        self.request = request
        self.more = ExtraMembers(more)
    }

    package static var name: String { Request.name }
    package static var functionID: SDLFunctionID { Request.functionID }
    package static var lifespan: SDLLifespan { Request.lifespan }
    package static var memberLifespans: [SDLMemberLifespan] { Request.memberLifespans }
    package static var memberNames: [SDLMemberNames] { Request.memberNames }

    package func write(to writer: inout JSONWriter) { more.write(behind: request, to: &writer) }

    package static func read(from reader: inout JSONReader) throws(JSONError) -> ExtendedRequest? {
        try Request.read(from: &reader).map { ExtendedRequest($0, [:]) }
    }

    package func check(_ violations: inout ViolationList) { request.check(&violations) }
}
