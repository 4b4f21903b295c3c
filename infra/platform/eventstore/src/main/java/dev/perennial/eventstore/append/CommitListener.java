package dev.perennial.eventstore.append;

/** Hears of every group that this node has committed. */
public interface CommitListener {
    /** Whether anyone would read groups here. Looking up their places costs a statement. */
    boolean isReading();

    /** A group whose position is known. */
    void committed(CommittedGroup group);

    /** A group that must be read from the store. */
    void committed();
}
