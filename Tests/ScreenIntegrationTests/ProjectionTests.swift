import Testing

/// The parent suite of all projection tests, which run one at a time: they share the process's screens and
/// notifications.
@MainActor
@Suite(.serialized) struct ProjectionTests {}
