package dev.perennial.testing;

/** An empty database of a test's own. */
public record TestDatabase(String url, String user, String password) {}
