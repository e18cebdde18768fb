/// The identity of one run of a repeated operation, such as a presentation. Generations are compared with `===`, to
/// ignore late answers to earlier runs.
final class Generation {}
