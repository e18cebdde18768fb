/// The identity of one run of a repeated operation. Code compares generations with `===`, and ignores late answers to
/// earlier runs.
final class Generation {}
