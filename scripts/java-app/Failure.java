/** The failure of a step. */
final class Failure extends Exception {
    Failure(String text) {
        super(text);
    }

    static void unless(boolean condition, String text) throws Failure {
        if (!condition) throw new Failure(text);
    }

    static void unlessEqual(Object actual, Object expected, String what) throws Failure {
        unless(expected.equals(actual), what + ": " + actual + " instead of " + expected);
    }
}
