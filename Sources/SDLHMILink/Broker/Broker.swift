import JSON
import SDLSupport

/// The id of one socket of an HMI. The id of a closed socket is never given to a new socket.
package struct HMISocketID: Hashable, Sendable {
    package let number: UInt64

    package init(_ number: UInt64) { self.number = number }
}

/// The message broker of SDL Core. The broker stores the socket of each HMI component, and the notifications to which
/// each socket has subscribed.
struct Broker: Sendable {
    /// The socket of each registered component, by component name, in the order of registration.
    private(set) var components: OrderedMap<String, HMISocketID> = [:]
    private(set) var subscribers: OrderedMap<String, [HMISocketID]> = [:]
    /// The number of registrations so far. The number never decreases, so that each component gets its own range of
    /// request ids.
    private var registrations = 0

    /// Processes a request to the broker and returns the result. The method of the request begins with `MB.`.
    mutating func handle(_ method: String, _ params: JSONValue, from socket: HMISocketID) throws(RPCError) -> JSONValue
    {
        switch method {
        case "MB.registerComponent": return .int(try register(try name("componentName", in: params), socket))
        case "MB.unregisterComponent": try unregister(try name("componentName", in: params), socket)
        case "MB.subscribeTo": try subscribe(try name("propertyName", in: params), socket)
        case "MB.unsubscribeFrom": try unsubscribe(try name("propertyName", in: params), socket)
        default: throw RPCError(code: -32601, message: "\(method) is not a method of the message broker.")
        }
        return "OK"
    }

    /// Removes a closed socket, including its components and subscriptions.
    mutating func forget(_ socket: HMISocketID) {
        for (name, owner) in components where owner == socket { components[name] = nil }
        dropSubscriptions(of: socket)
    }

    func subscribers(to name: String) -> [HMISocketID] { subscribers[name] ?? [] }

    private func name(_ member: String, in params: JSONValue) throws(RPCError) -> String {
        guard let name = params[member]?.string, !name.isEmpty else {
            throw .invalid("\(member) is missing.")
        }
        return name
    }

    private mutating func register(_ name: String, _ socket: HMISocketID) throws(RPCError) -> Int {
        guard components[name] == nil else { throw .refused("Controller has been already registered.") }
        components[name] = socket
        registrations += 1
        // SDL Core reserves 1,000 ids for each component and returns the first id. Known pages do not use these ids.
        return registrations * 1000
    }

    private mutating func unregister(_ name: String, _ socket: HMISocketID) throws(RPCError) {
        guard components[name] == socket else { throw .refused("Controller has not been registered.") }
        components[name] = nil
        // SDL Core drops all subscriptions of a socket when one of the socket's components is unregistered.
        dropSubscriptions(of: socket)
    }

    private mutating func subscribe(_ name: String, _ socket: HMISocketID) throws(RPCError) {
        guard !subscribers(to: name).contains(socket) else {
            throw .refused("Subscribe has been already registered.")
        }
        subscribers[name, default: []].append(socket)
    }

    private mutating func unsubscribe(_ name: String, _ socket: HMISocketID) throws(RPCError) {
        guard subscribers(to: name).contains(socket) else { throw .refused("Subscribe has not been registered.") }
        subscribers[name]?.removeAll { $0 == socket }
    }

    private mutating func dropSubscriptions(of socket: HMISocketID) {
        for name in subscribers.keys { subscribers[name]?.removeAll { $0 == socket } }
    }
}
