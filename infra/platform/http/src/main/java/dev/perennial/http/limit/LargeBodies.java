package dev.perennial.http.limit;

/** The requests that carry a file and may be longer than all others. */
public final class LargeBodies {
    /** An event of a study is not longer than a record of Kafka may be. */
    static final int MOST_BYTES = 512 << 10;

    /** So many arrive at a time, however many clients there are. */
    public static final int PLACES = 16;

    private static final String STUDY_FILE = "/api/v1/studies/import";

    private LargeBodies() {}

    public static boolean isLarge(String path) {
        return path.equals(STUDY_FILE);
    }

    /** The limit in bytes of requests to this path, where others have the usual one. */
    public static long most(String path, long usual) {
        return isLarge(path) ? Math.max(usual, MOST_BYTES) : usual;
    }
}
