package dev.perennial.pairing.trf;

/** A tournament report file that cannot be read; lines and columns count from 1. */
public final class MalformedTrf extends RuntimeException {
    private final int line;
    private final int column;
    private final String problem;

    MalformedTrf(int line, int column, String problem) {
        super("line " + line + ", column " + column + ": " + problem);
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }

    public String problem() {
        return problem;
    }
}
