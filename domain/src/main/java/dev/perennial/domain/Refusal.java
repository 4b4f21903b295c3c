package dev.perennial.domain;

/** Why a tournament, league or study refuses a command: a code with what a person reads. */
public interface Refusal {
    String name();

    Kind kind();

    String sentence();

    /** The kind of fault: the request itself, its sender, its time, or a missing object. */
    enum Kind {
        WRONG,
        FORBIDDEN,
        TIME,
        ABSENT
    }
}
