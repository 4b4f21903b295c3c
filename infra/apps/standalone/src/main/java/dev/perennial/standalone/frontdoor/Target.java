package dev.perennial.standalone.frontdoor;

/** Where a request may go. */
public enum Target {
    COMMAND,
    QUERY,
    TOURNAMENT
}
