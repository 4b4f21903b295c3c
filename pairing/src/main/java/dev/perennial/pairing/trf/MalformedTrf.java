package dev.perennial.pairing.trf;

/** A tournament report file that cannot be read; lines and columns count from 1. */
public final class MalformedTrf extends RuntimeException {
    /** The line of the problem. */
    private final int line;
    /** The column of the problem. */
    private final int column;
    /** The problem in a sentence. */
    private final String problem;

    MalformedTrf(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": " + problem);
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    /** {@return the line, from 1} */
    public int line() {
        return line;
    }

    /** {@return the column, from 1} */
    public int column() {
        return column;
    }

    /** {@return the problem in a sentence} */
    public String problem() {
        return problem;
    }
}
