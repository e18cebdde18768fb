import Testing

/// The parent suite of all suites about projection. The suites run one after another, because they share the screens
/// and notifications of the process.
@MainActor
@Suite(.serialized) struct ProjectionTests {}
