import Testing

/// Everything that projects shares the screens and the notifications of one process: one test at a time.
@MainActor
@Suite(.serialized) struct ProjectionTests {}
