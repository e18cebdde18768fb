/** A step that went otherwise than it should. */
final class Failure extends Exception {
    Failure(String text) {
        super(text);
    }

    static void unless(boolean holds, String text) throws Failure {
        if (!holds) throw new Failure(text);
    }

    static void unlessEqual(Object is, Object due, String what) throws Failure {
        unless(due.equals(is), what + ": " + is + " instead of " + due);
    }
}
