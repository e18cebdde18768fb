package import JSON
package import SDLSupport

/// A request with members that the interface has not, such as vehicle data of a car's own.
package struct WiderRequest<Request: SDLRPCRequest>: SDLRPCRequest {
    package typealias Response = Request.Response

    private let request: Request
    private let more: WiderMembers

    package init(_ request: Request, _ more: OrderedMap<String, JSONValue>) {
        self.request = request
        self.more = WiderMembers(more)
    }

    package static var name: String { Request.name }
    package static var functionID: SDLFunctionID { Request.functionID }
    package static var lifespan: SDLLifespan { Request.lifespan }
    package static var memberLifespans: [SDLMemberLifespan] { Request.memberLifespans }
    package static var memberNames: [SDLMemberNames] { Request.memberNames }

    package func write(to writer: inout JSONWriter) { more.write(behind: request, to: &writer) }

    package static func read(from reader: inout JSONReader) throws(JSONError) -> WiderRequest? {
        try Request.read(from: &reader).map { WiderRequest($0, [:]) }
    }

    package func check(_ violations: inout ViolationList) { request.check(&violations) }
}
