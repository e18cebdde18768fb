import JSON

/// An object in the state tree, whose members `writeMembers` writes.
struct ObjectTree: JSONWritable, Sendable {
    private let writeMembers: @Sendable (inout JSONWriter) -> Void

    init(_ writeMembers: @escaping @Sendable (inout JSONWriter) -> Void) { self.writeMembers = writeMembers }

    func write(to writer: inout JSONWriter) { writer.object(writeMembers) }
}
