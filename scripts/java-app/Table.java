import java.io.PrintStream;

/** Runs steps in order and prints one line for each step. A failed step does not stop the later steps. */
final class Table {
    /** A step. It returns a detail for the printed line, or an empty text. */
    interface Step {
        String run() throws Exception;
    }

    private final PrintStream out;
    private int passed;
    private int failed;

    Table(PrintStream out) {
        this.out = out;
    }

    boolean step(String name, Step step) {
        long began = System.nanoTime();
        try {
            String detail = step.run();
            line("ok", name, detail, began);
            passed += 1;
            return true;
        } catch (Throwable error) {
            String cause = error instanceof Failure ? error.getMessage() : error.toString();
            line("FAIL", name, cause, began);
            failed += 1;
            return false;
        }
    }

    private void line(String result, String name, String detail, long began) {
        long milliseconds = (System.nanoTime() - began) / 1_000_000;
        out.printf("  %-4s %s%s (%d ms)%n", result, name, detail.isEmpty() ? "" : ": " + detail, milliseconds);
    }

    /** Prints the totals. Returns whether every step passed. */
    boolean close() {
        out.printf("%d passed, %d failed%n", passed, failed);
        return failed == 0;
    }
}
