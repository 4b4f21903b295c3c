package dev.perennial.cli.commandline;

/** Says in one sentence what is wrong with the arguments of a command. */
public final class UsageProblem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UsageProblem(String message) {
        super(message);
    }

    /** Returns the value if it is in the range. */
    public static int within(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UsageProblem(option + " must be a number from " + least + " to " + most + ", not " + value + ".");
        }
        return value;
    }
}
