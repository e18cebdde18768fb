import SDLSupport

/// Takes in what a `JSONWriter` is told, and makes a tree of values of it.
final class ValueMaker {
    /// A container that is open, and the name under which it goes into the one around it.
    private struct Container {
        let name: String
        let isArray: Bool
        var elements: [JSONValue] = []
        var members: OrderedMap<String, JSONValue> = [:]
    }

    private var open: [Container] = []
    /// Of the member that comes next.
    private var name = ""
    /// The last value that stood in no container.
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
    /// What a value would write, with no text between.
    package init(of value: some JSONWritable) {
        let maker = ValueMaker()
        var writer = JSONWriter(making: maker)
        value.write(to: &writer)
        self = maker.value
    }
}
