import JSON
import SDLRPC
import SDLSupport

/// The definition of a vehicle-data item that the mobile API does not have, or of a member of such an item, as in
/// `schema_items` of a policy file.
struct SchemaItem: Hashable, Sendable {
    enum Shape: Hashable, Sendable {
        case whole(ClosedRange<Int>)
        case number(ClosedRange<Double>)
        case text(ClosedRange<Int>)
        case flag
        case word([String])
        case structure([SchemaItem])
    }

    let name: String
    /// The name of the item in the car's network and for a web HMI; by default the same as `name`.
    let key: String
    /// The type of the item: `Integer`, `Struct` and so on, or the name of an enumeration of the mobile API.
    let type: String
    let shape: Shape
    /// The permitted number of elements in the item's array; nil if the item is not an array.
    let count: ClosedRange<Int>?
    /// Whether the member is mandatory in its structure. A whole vehicle-data item is always optional.
    let isMandatory: Bool
    let lifespan: SDLLifespan
    /// Whether the item does not exist in the versions of the mobile API to which this definition applies.
    let isRemoved: Bool
    let unit: String?
    /// The definitions of the item for other versions of the mobile API. The car itself and a web HMI use only the
    /// newest definition.
    private(set) var others: [SchemaItem] = []

    /// Returns the newest definition of the item that is valid in this version of the mobile API; nil if no definition
    /// is valid or the item is removed.
    func form(at version: SDLVersion) -> SchemaItem? {
        let newest = (others + [self]).filter { $0.isValid(at: version) }.max { $0.lifespan.since < $1.lifespan.since }
        return newest?.isRemoved == false ? newest : nil
    }

    private func isValid(at version: SDLVersion) -> Bool {
        version >= lifespan.since && lifespan.until.map { version < $0 } != false
    }

    func isKnown(at version: SDLVersion) -> Bool { form(at: version) != nil }

    /// Whether the definition of the item depends on the version of the mobile API.
    var hasVersions: Bool {
        if !others.isEmpty || lifespan != SDLLifespan(since: SDLVersion(0)) { return true }
        guard case .structure(let members) = shape else { return false }
        return members.contains(where: \.hasVersions)
    }
}

// MARK: Values

extension SchemaItem {
    /// Checks a value; throws an error that names the invalid member.
    func check(_ value: JSONValue, at path: String) throws(Vehicle.Refusal) {
        guard let count else { return try checkOne(value, at: path) }
        guard let elements = value.array else { throw Vehicle.Refusal(path: path, problem: "expected an array") }
        if let problem = Self.outside(count, elements.count) {
            throw Vehicle.Refusal(path: path, problem: "size \(problem)")
        }
        for (index, element) in elements.enumerated() { try checkOne(element, at: "\(path)[\(index)]") }
    }

    private func checkOne(_ value: JSONValue, at path: String) throws(Vehicle.Refusal) {
        if let problem = problem(with: value) { throw Vehicle.Refusal(path: path, problem: problem) }
        guard case .structure(let members) = shape, let said = value.object else { return }
        if let unknown = said.keys.first(where: { name in !members.contains { $0.name == name } }) {
            throw Vehicle.Refusal(
                path: "\(path).\(unknown)", problem: "unknown member", candidates: members.map(\.name))
        }
        for member in members {
            if let value = said[member.name] {
                try member.check(value, at: "\(path).\(member.name)")
            } else if member.isMandatory, !member.isRemoved {
                throw Vehicle.Refusal(path: "\(path).\(member.name)", problem: "missing")
            }
        }
    }

    private func problem(with value: JSONValue) -> String? {
        switch shape {
        case .whole(let range):
            guard let number = value.int else { return "expected a whole number" }
            return Self.outside(range, number)
        case .number(let range):
            guard let number = value.double else { return "expected a number" }
            return Self.outside(range, number)
        case .text(let range):
            guard let text = value.string else { return "expected a text" }
            return Self.outside(range, text.unicodeScalars.count).map { "length \($0)" }
        case .flag: return value.bool == nil ? "expected true or false" : nil
        case .word(let names):
            guard let word = value.string, names.contains(word) else { return "is not a value of \(type)" }
            return nil
        case .structure: return value.object == nil ? "expected an object" : nil
        }
    }

    /// Returns the violated limit of the range in the form `5 < 10`; nil if the value is in the range.
    private static func outside<Bound>(_ range: ClosedRange<Bound>, _ value: Bound) -> String? {
        if value < range.lowerBound { return "\(value) < \(range.lowerBound)" }
        return value > range.upperBound ? "\(value) > \(range.upperBound)" : nil
    }

    /// Returns the value in the form of the app's version of the mobile API; nil if that version does not have the item
    /// or cannot represent the value.
    func value(_ value: JSONValue, at version: SDLVersion) -> JSONValue? {
        guard let form = form(at: version) else { return .none }
        let cut = form.cut(value, at: version)
        // The value was already checked against the newest form of the item.
        guard form.lifespan != lifespan else { return cut }
        guard (try? form.check(cut, at: name)) != nil else { return .none }
        return cut
    }

    private func cut(_ value: JSONValue, at version: SDLVersion) -> JSONValue {
        if count != nil, let elements = value.array { return .array(elements.map { one($0, at: version) }) }
        return one(value, at: version)
    }

    private func one(_ value: JSONValue, at version: SDLVersion) -> JSONValue {
        guard case .structure(let members) = shape, let said = value.object else { return value }
        var known: OrderedMap<String, JSONValue> = [:]
        for (name, inner) in said {
            known[name] = members.first { $0.name == name }?.value(inner, at: version)
        }
        return .object(known)
    }

    // MARK: Reading

    /// Reads a definition that already conforms to the JSON schema.
    init(_ json: JSONValue, at path: String) throws(Vehicle.Refusal) {
        name = json["name"]?.string ?? ""
        key = json["key"]?.string.flatMap { $0.isEmpty ? nil : $0 } ?? name
        type = json["type"]?.string ?? ""
        isMandatory = json["mandatory"]?.bool ?? false
        isRemoved = json["removed"]?.bool ?? false
        unit = json["unit"]?.string
        lifespan = SDLLifespan(
            since: try Self.version(json["since"], at: "\(path).since") ?? SDLVersion(0),
            until: try Self.version(json["until"], at: "\(path).until"))
        count =
            json["array"]?.bool == true
            ? try Self.range(json["minsize"]?.int ?? 0, json["maxsize"]?.int ?? .max, at: "\(path).maxsize") : nil
        shape = try Self.shape(json, type, at: path)
    }

    private static func shape(_ json: JSONValue, _ type: String, at path: String) throws(Vehicle.Refusal) -> Shape {
        let (low, high) = (json["minvalue"], json["maxvalue"])
        if type != "Struct", json["params"]?.array?.isEmpty == false {
            throw Vehicle.Refusal(path: "\(path).params", problem: "only a Struct may have params")
        }
        switch type {
        case "Integer":
            let (least, most) = (try whole(low, at: "\(path).minvalue"), try whole(high, at: "\(path).maxvalue"))
            return .whole(try range(least ?? .min, most ?? .max, at: "\(path).maxvalue"))
        case "Float", "Double":
            let most = Double.greatestFiniteMagnitude
            return .number(try range(low?.double ?? -most, high?.double ?? most, at: "\(path).maxvalue"))
        case "String":
            let (least, most) = (json["minlength"]?.int ?? 0, json["maxlength"]?.int ?? .max)
            return .text(try range(least, most, at: "\(path).maxlength"))
        case "Boolean": return .flag
        case "Struct":
            let members = try SchemaItem.list(json["params"], at: "\(path).params")
            guard !members.isEmpty else {
                throw Vehicle.Refusal(path: "\(path).params", problem: "missing: a Struct must have members")
            }
            return .structure(members)
        default:
            guard let enumeration = SDLRPCRegistry.enumerations[type] else {
                let plain = ["Integer", "Float", "String", "Boolean", "Struct"]
                throw Vehicle.Refusal(
                    path: "\(path).type",
                    problem: "\"\(type)\" is neither Integer, Float, String, Boolean nor Struct, nor an enumeration",
                    candidates: plain + SDLRPCRegistry.enumerations.keys.sorted())
            }
            return .word(enumeration.names.names)
        }
    }

    /// Reads items or members. If an item has several definitions, its name occurs once for each definition.
    static func list(
        _ json: JSONValue?, at path: String, without known: (String) -> Bool = { _ in false }
    ) throws(Vehicle.Refusal) -> [SchemaItem] {
        var forms: OrderedMap<String, [SchemaItem]> = [:]
        for (index, element) in (json?.array ?? []).enumerated() where !known(element["name"]?.string ?? "") {
            let item = try SchemaItem(element, at: "\(path)[\(index)]")
            guard forms[item.name]?.contains(where: { $0.lifespan.since == item.lifespan.since }) != true else {
                throw Vehicle.Refusal(
                    path: "\(path)[\(index)].name",
                    problem: "\"\(item.name)\" is already defined; another definition needs a different \"since\"")
            }
            forms[item.name, default: []].append(item)
        }
        return forms.values.compactMap(Self.joined)
    }

    /// Returns the newest definition that is not removed, with the other definitions in `others`; nil if `forms` is
    /// empty.
    private static func joined(_ forms: [SchemaItem]) -> SchemaItem? {
        let there = forms.filter { !$0.isRemoved }
        guard var newest = (there.isEmpty ? forms : there).max(by: { $0.lifespan.since < $1.lifespan.since }) else {
            return nil
        }
        newest.others = forms.filter { $0.lifespan != newest.lifespan }
        return newest
    }

    private static func whole(_ json: JSONValue?, at path: String) throws(Vehicle.Refusal) -> Int? {
        guard let json, !json.isNull else { return nil }
        guard let number = json.double.flatMap(Int.init(exactly:)) else {
            throw Vehicle.Refusal(path: path, problem: "expected a whole number, because the type is Integer")
        }
        return number
    }

    private static func range<Bound>(
        _ low: Bound, _ high: Bound, at path: String
    ) throws(Vehicle.Refusal) -> ClosedRange<Bound> {
        guard low <= high else { throw Vehicle.Refusal(path: path, problem: "\(high) is less than \(low)") }
        return low...high
    }

    private static func version(_ json: JSONValue?, at path: String) throws(Vehicle.Refusal) -> SDLVersion? {
        guard let text = json?.string, !text.isEmpty else { return nil }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), parts.allSatisfy({ $0.map { $0 >= 0 } == true }) else {
            throw Vehicle.Refusal(path: path, problem: "\"\(text)\" is not a version, such as \"8.0\"")
        }
        let numbers = parts.compactMap(\.self) + [0, 0]
        return SDLVersion(numbers[0], numbers[1], numbers[2])
    }
}
