/// Runs a task on the thread that starts it, without a thread switch. The task continues on that thread in every actor that
/// is free. If an actor is busy, the actor's current thread continues the task.
///
/// Only for short work that does not wait. A task that waits is resumed on the thread that ends the wait and would
/// block that thread.
@usableFromInline package final class InlineExecutor: TaskExecutor {
    @usableFromInline package static let shared = InlineExecutor()

    private init() {}

    /// Checks in debug builds that the caller does not run on this executor. Call it before waiting for long or for
    /// other commands, because the thread that ends the wait would have to continue the task.
    package static func assertIsNotCurrent() {
        assert(!isCurrent, "leave the inline executor before waiting")
    }

    package static var isCurrent: Bool {
        withUnsafeCurrentTask { task in
            task?.unownedTaskExecutor.map { $0 == shared.asUnownedTaskExecutor() } ?? false
        }
    }

    @usableFromInline package func enqueue(_ job: consuming ExecutorJob) {
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
