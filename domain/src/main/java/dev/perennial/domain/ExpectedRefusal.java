package dev.perennial.domain;

/** Marks what a command handler throws when it says no, which is its business and not a failure. */
public interface ExpectedRefusal {}
