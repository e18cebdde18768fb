/// Identifies one run of a repeated operation. Code compares generations with `===` to ignore late answers to earlier
/// runs.
final class Generation {}
