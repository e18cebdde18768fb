import JSON
import RPCSpec
import SDLHMIRPC
import SDLRPC
import Testing

/// The generated types have exactly the properties that the compact specification declares.
///
/// `CoverageTests` compare the compact specification with the official definitions. `PropertyTests` test the bounds and
/// the names of enums.
@Suite struct GeneratedTypesTests {
    @Test(arguments: [Spec.Dialect.mobile, .hmi])
    func `every struct and message has the properties of the spec, in its order`(dialect: Spec.Dialect) throws {
        var found = try Shapes(of: dialect)
        if dialect == .hmi { found.add(HMI.Common.ServiceInfo(url: "x")) }  // no message holds one
        let wanted = try Shapes(wantedBy: CompactSpec.of(dialect))
        #expect(found.differences(from: wanted) == [])
        let counts = try CompactSpec.of(dialect).counts.filter { $0.key.hasSuffix("Params") }
        #expect(found.count == counts.reduce(0) { $0 + $1.value })
    }

    @Test(arguments: [Spec.Dialect.mobile, .hmi])
    func `every enum has the names and numbers of the spec, in its order`(dialect: Spec.Dialect) throws {
        var found = try Shapes(of: dialect).enumerations
        let prefix = dialect == .mobile ? "SDLRPC.SDL" : "SDLHMIRPC.HMI.Common."
        for (name, elements) in dialect == .mobile ? Self.idleMobile : Self.idleHMI {
            #expect(found.updateValue(elements, forKey: prefix + name) == nil, "\(name) is not idle")
        }
        var wanted: [String: [String]] = [:]
        for enumeration in try CompactSpec.of(dialect).interfaces.flatMap(\.enums) {
            let name = prefix + enumeration.name.prefix(1).uppercased() + enumeration.name.dropFirst()
            let isNumbered = found[name]?.first?.contains(" = ") == true
            wanted[name] = enumeration.elements.map { element in
                guard isNumbered else { return element.name }
                let isID = enumeration.name == "FunctionID" && element.name.hasSuffix("ID")
                return "\(isID ? String(element.name.dropLast(2)) : element.name) = \(element.value ?? -1)"
            }
        }
        #expect(found.differences(from: wanted) == [])
    }

    /// The values of each enum that no parameter uses. If the specification has a number for every value of an enum,
    /// the list contains these numbers.
    private static let idleMobile = [
        "TimerMode": SDLTimerMode.names.names,
        "MaintenanceModeStatus": SDLMaintenanceModeStatus.names.names,
        "VehicleDataActiveStatus": SDLVehicleDataActiveStatus.names.names,
        "PermissionStatus": SDLPermissionStatus.names.names,
        "PredefinedLayout": SDLPredefinedLayout.names.names,
        "AppServiceType": SDLAppServiceType.names.names,
        "PredefinedWindows": numbered(SDLPredefinedWindows.self),
        "FunctionID": numbered(SDLFunctionID.self),
        "MessageType": numbered(SDLMessageType.self),
    ]
    private static let idleHMI = [
        "EmergencyState": HMI.Common.EmergencyState.names.names,
        "AppServiceType": HMI.Common.AppServiceType.names.names,
        "PredefinedWindows": numbered(HMI.Common.PredefinedWindows.self),
        "Result": numbered(HMI.Common.Result.self),
    ]

    private static func numbered<Enumeration: NumberedEnumeration>(_ type: Enumeration.Type) -> [String] {
        Enumeration.allCases.map { "\($0) = \($0.rawValue)" }
    }

    @Test func `every mobile function has its message, number, lifespan and response`() throws {
        let spec = try CompactSpec.of(.mobile)
        let functions = spec.interfaces.flatMap(\.functions)
        #expect(SDLRPCRegistry.messages.count == functions.count)
        for function in functions {
            let kind = try #require(SDLRPCKind.allCases.first { "\($0)" == function.message.rawValue })
            let message = try #require(SDLRPCRegistry.message(named: function.name, kind), "\(function.name)")
            #expect(message.name == function.name && message.kind == kind)
            #expect(message.functionID.rawValue == spec.number(of: function), "\(function.name)")
            #expect(message.functionID.name.map { "\($0)ID" } == function.id)
            #expect(SDLRPCRegistry.message(message.functionID, kind) == message)
            let first = function.history.first?.since ?? function.lifespan.since
            #expect(message.lifespan.since.description == first?.description)
            #expect(message.lifespan.until?.description == function.lifespan.until?.description)
            let deprecated = function.lifespan.isDeprecated ? function.lifespan.since : nil
            #expect(message.lifespan.deprecated?.description == deprecated?.description)
            guard let request = message as? any SDLRPCRequest.Type else { continue }
            #expect(Self.response(of: request) == SDLRPCRegistry.message(named: function.name, .response))
        }
    }

    private static func response<Request: SDLRPCRequest>(of request: Request.Type) -> any SDLRPCMessage.Type {
        Request.Response.self
    }

    @Test func `every HMI function has its message and response`() throws {
        let spec = try CompactSpec.of(.hmi)
        #expect(HMIRegistry.messages.count == spec.interfaces.reduce(0) { $0 + $1.functions.count })
        for interface in spec.interfaces {
            for function in interface.functions {
                let kind = try #require(HMIMessageKind.allCases.first { "\($0)" == function.message.rawValue })
                let method = "\(interface.name).\(function.name)"
                let message = try #require(HMIRegistry.message(method, kind), "\(method)")
                #expect(message.method == method && message.kind == kind)
                guard let request = message as? any HMIRequest.Type else { continue }
                #expect(Self.response(of: request) == HMIRegistry.message(method, .response))
            }
        }
    }

    private static func response<Request: HMIRequest>(of request: Request.Type) -> any HMIMessage.Type {
        Request.Response.self
    }

    @Test func `every response has its legal results`() throws {
        let spec = try CompactSpec.of(.mobile)
        var pairs = 0
        for function in spec.interfaces.flatMap(\.functions) where function.message == .response {
            let message = try #require(SDLRPCRegistry.message(named: function.name, .response))
            let response = try #require(message as? any SDLRPCResponse.Type)
            let wanted = function.params.first { $0.name == "resultCode" }?.results
            #expect(response.resultCodes.map(\.rawValue) == wanted, "\(function.name)")
            #expect(response.resultCodes.filter { !$0.isKnown } == [])
            pairs += response.resultCodes.count
        }
        #expect(pairs == spec.counts.first { $0.key == "results" }?.value)
    }
}
