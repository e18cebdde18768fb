package import JSON
import SDLRPC
import SDLSupport

/// The data about apps that a head unit keeps across process restarts.
package struct HeadUnitMemory: Sendable, JSONWritable {
    /// The number of times that the ignition was switched off.
    var offs = 0
    /// When the ignition was last switched off.
    var offAt: Instant?
    /// The last number of the head unit's counter. The next run continues after this number, so that no id is used
    /// twice.
    var lastNumber = 0
    /// The saved apps, in the order in which their connections were lost.
    var apps: [KeptApp] = []
    /// The cloud apps, in the order in which the apps were added.
    var cloudApps: [CloudApp] = []
    var serviceDefaults: OrderedMap<String, String> = [:]
    /// The permission levels that a tester has set.
    var permissions: PermissionTable<SDLHMIPermissions> = [:]
    /// The parameter permissions that a tester has set.
    var parameters: PermissionTable<SDLParameterPermissions> = [:]

    var icons: OrderedMap<AppKey, KeptIcon> = [:]
    var policy: PolicyTable?
    /// The driver's answers to requests for remote-control modules.
    var consents: OrderedMap<AppKey, OrderedMap<ModuleRef, Consent>> = [:]

    typealias PermissionTable<Value> = OrderedMap<AppKey, OrderedMap<SDLFunctionID, Value>>

    /// An error: a member of the saved document is missing or malformed.
    package struct Damage: Error, CustomStringConvertible {
        let place: String

        package var description: String { "\(place) is missing or malformed" }
    }

    init() {}

    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("offs", offs)
            writer.field("offAt", offAt.map { Int($0.milliseconds) })
            writer.field("lastNumber", lastNumber)
            writer.field("apps", apps)
            if !cloudApps.isEmpty { writer.field("cloudApps", cloudApps) }
            if !serviceDefaults.isEmpty { writer.field("serviceDefaults", serviceDefaults) }
            writer.field("permissions") { Self.write(permissions, to: &$0) }
            if let policy { writer.field("policy", policy.document) }
            if !icons.isEmpty { writer.field("icons", icons) }
            if !parameters.isEmpty { writer.field("parameters") { Self.write(parameters, to: &$0) } }
            if !consents.isEmpty { writer.field("consents", consents.mapValues { $0.map(KeptConsent.init) }) }
        }
    }

    private static func write<Value: JSONWritable>(_ table: PermissionTable<Value>, to writer: inout JSONWriter) {
        writer.object { writer in
            for (key, functions) in table {
                writer.field(named: key.rawValue) { writer in
                    writer.object { writer in
                        for (function, value) in functions { writer.field(named: "\(function.rawValue)", value) }
                    }
                }
            }
        }
    }

    init(kept json: JSONValue) throws(Damage) {
        offs = try json.kept("offs").int.kept("offs")
        offAt = json["offAt"]?.int.map(Instant.init(milliseconds:))
        lastNumber = try json.kept("lastNumber").int.kept("lastNumber")
        for app in try json.kept("apps").array.kept("apps") { apps.append(try KeptApp(kept: app)) }
        for app in json["cloudApps"]?.array ?? [] { cloudApps.append(try CloudApp(kept: app)) }
        for (type, provider) in json["serviceDefaults"]?.object ?? [:] { serviceDefaults[type] = provider.string }
        permissions = try Self.table(in: json, "permissions")
        parameters = try Self.table(in: json, "parameters")
        policy = json["policy"].flatMap(PolicyTable.init(kept:))
        for (key, icon) in json["icons"]?.object ?? [:] { icons[AppKey(rawValue: key)] = try KeptIcon(kept: icon) }
        for (key, modules) in json["consents"]?.object ?? [:] {
            for module in modules.array ?? [] {
                let consent = try KeptConsent(kept: module)
                consents[AppKey(rawValue: key), default: [:]][consent.module] = consent.consent
            }
        }
    }

    private static func table<Value: JSONReadable>(
        in json: JSONValue, _ name: String
    ) throws(Damage) -> PermissionTable<Value> {
        var table: PermissionTable<Value> = [:]
        for (key, functions) in json[name]?.object ?? [:] {
            for (number, value) in functions.object ?? [:] {
                let function = SDLFunctionID(rawValue: try Int(number).kept(name))
                table[AppKey(rawValue: key), default: [:]][function] = try KeptApp.message(value, name)
            }
        }
        return table
    }

    /// Returns a copy with all instants moved by `span`, from the clock of an earlier run to the clock of this run.
    func moved(by span: Duration) -> HeadUnitMemory {
        var moved = self
        moved.offAt = offAt.map { $0 + span }
        moved.apps = apps.map { $0.moved(by: span) }
        for (key, modules) in consents {
            for (ref, consent) in modules {
                moved.consents[key]?[ref] = Consent(isGiven: consent.isGiven, at: consent.at + span)
            }
        }
        return moved
    }
}

/// The driver's answer for one module, in its stored form.
private struct KeptConsent: JSONWritable {
    let module: ModuleRef
    let consent: Consent

    init(_ module: ModuleRef, _ consent: Consent) {
        self.module = module
        self.consent = consent
    }

    init(kept json: JSONValue) throws(HeadUnitMemory.Damage) {
        let place = "consents"
        module = ModuleRef(
            SDLModuleType(rawValue: try json.kept("type").string.kept(place)), try json.kept("id").string.kept(place))
        consent = Consent(
            isGiven: try json.kept("allowed").bool.kept(place),
            at: Instant(milliseconds: try json.kept("at").int.kept(place)))
    }

    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("type", module.type.rawValue)
            writer.field("id", module.id)
            writer.field("allowed", consent.isGiven)
            writer.field("at", Int(consent.at.milliseconds))
        }
    }
}

extension KeptApp {
    fileprivate func moved(by span: Duration) -> KeptApp {
        var moved = self
        moved.at = at + span
        return moved
    }
}

extension Instant {
    init(milliseconds: Int) { self = .zero + .milliseconds(milliseconds) }
}

extension JSONValue {
    func kept(_ key: String) throws(HeadUnitMemory.Damage) -> JSONValue { try self[key].kept(key) }
}

extension Optional {
    func kept(_ place: String) throws(HeadUnitMemory.Damage) -> Wrapped {
        guard let self else { throw HeadUnitMemory.Damage(place: place) }
        return self
    }
}
