/// Runs a task on the thread that starts the task, without a thread switch. If the task enters an actor that is busy,
/// the actor's current thread continues the task.
///
/// Use this executor only for short work that does not wait. After a wait, the thread that ended the wait must continue
/// the task, and is blocked meanwhile.
@usableFromInline package final class InlineExecutor: TaskExecutor {
    @usableFromInline package static let shared = InlineExecutor()

    private init() {}

    /// Checks in debug builds that the caller does not run on this executor. Call this method before a long wait: on
    /// this executor, the thread that ends the wait would also have to run the rest of the caller's task.
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
