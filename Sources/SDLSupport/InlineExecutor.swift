/// Runs a task on the thread that starts it, and on with it into every actor that is free; where an actor is busy, the
/// thread that runs it goes on with the task.
///
/// For short work that waits for nothing else. What waits comes back on the thread that ends its waiting, which has other
/// things to do.
package final class InlineExecutor: TaskExecutor {
    package static let shared = InlineExecutor()

    private init() {}

    package func enqueue(_ job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }
}
