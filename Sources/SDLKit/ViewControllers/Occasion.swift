/// One time of several that something happens: what began in an earlier one is late.
final class Occasion {}
