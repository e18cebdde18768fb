import java.io.PrintStream;

/** Walks steps in their order, one line each; a step that goes wrong does not keep the others from being walked. */
final class Table {
    /** What is done, and what is worth telling of it. */
    interface Step {
        String walk() throws Exception;
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
            String told = step.walk();
            line("ok", name, told, began);
            passed += 1;
            return true;
        } catch (Throwable trouble) {
            String cause = trouble instanceof Failure ? trouble.getMessage() : trouble.toString();
            line("FAIL", name, cause, began);
            failed += 1;
            return false;
        }
    }

    private void line(String result, String name, String told, long began) {
        long milliseconds = (System.nanoTime() - began) / 1_000_000;
        out.printf("  %-4s %s%s (%d ms)%n", result, name, told.isEmpty() ? "" : ": " + told, milliseconds);
    }

    /** Says how many passed; whether all did. */
    boolean close() {
        out.printf("%d passed, %d failed%n", passed, failed);
        return failed == 0;
    }
}
