import SDLSupport

/// Builds a tree of values from the calls of a `JSONWriter`.
final class JSONValueBuilder {
    /// An object or array that is not complete yet, together with its member name in the enclosing object.
    private struct Container {
        let name: String
        let isArray: Bool
        var elements: [JSONValue] = []
        var members: OrderedMap<String, JSONValue> = [:]
    }

    private var open: [Container] = []
    private var name = ""
    /// The built tree: the last value that is not inside an object or array.
    private(set) var value = JSONValue.null

    func begin(isArray: Bool) { open.append(Container(name: name, isArray: isArray)) }

    func end() {
        let container = open.removeLast()
        name = container.name
        add(container.isArray ? .array(container.elements) : .object(container.members))
    }

    func key(_ name: String) { self.name = name }

    func add(_ value: JSONValue) {
        guard let last = open.indices.last else {
            self.value = value
            return
        }
        if open[last].isArray { open[last].elements.append(value) } else { open[last].members[name] = value }
    }
}

extension JSONValue {
    /// Creates the JSON tree of a writable value, without encoding and parsing text.
    package init(of value: some JSONWritable) {
        let maker = JSONValueBuilder()
        var writer = JSONWriter(making: maker)
        value.write(to: &writer)
        self = maker.value
    }
}
