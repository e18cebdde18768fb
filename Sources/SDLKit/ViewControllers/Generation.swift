/// Identifies one run of an operation that is repeated, so that late answers to earlier runs are ignored.
final class Generation {}
