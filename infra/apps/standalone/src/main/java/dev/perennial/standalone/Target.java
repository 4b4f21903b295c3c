package dev.perennial.standalone;

/** Where a request may go. */
enum Target {
    COMMAND,
    QUERY,
    TOURNAMENT
}
