/// Runs a task on the thread that starts it, and on with it into every actor that is free; where an actor is busy, the
/// thread that runs it goes on with the task.
///
/// For short work that waits for nothing else. What waits comes back on the thread that ends its waiting, which has other
/// things to do.
@usableFromInline package final class InlineExecutor: TaskExecutor {
    @usableFromInline package static let shared = InlineExecutor()

    private init() {}

    /// In debug builds: stops where a task that is about to wait for long, or for other commands, would have the thread that
    /// ends its waiting go on with it.
    package static func assertIsElsewhere() {
        assert(!isCurrent, "what waits must leave the inline executor first")
    }

    /// Whether the task that calls is run by the threads that bring its work.
    package static var isCurrent: Bool {
        withUnsafeCurrentTask { task in
            task?.unownedTaskExecutor.map { $0 == shared.asUnownedTaskExecutor() } ?? false
        }
    }

    @usableFromInline package func enqueue(_ job: consuming ExecutorJob) {
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
