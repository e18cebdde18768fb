/// Names one of several times that something happens, so that an answer to an earlier one is known to be late.
final class Occasion {}
