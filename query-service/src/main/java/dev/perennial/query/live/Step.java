package dev.perennial.query.live;

/** Something right after one of its events. */
public interface Step {

    /** The number of that event. */
    long sequence();
}
