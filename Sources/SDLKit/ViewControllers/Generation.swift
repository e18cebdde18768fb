/// Identifies one run of a repeated operation, so that late answers to earlier runs can be ignored.
final class Generation {}
