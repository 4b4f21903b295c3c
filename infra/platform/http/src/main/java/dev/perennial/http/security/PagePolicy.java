package dev.perennial.http.security;

/**
 * More that the pages below one folder may load.
 *
 * @param folder what their paths begin with
 * @param more directives of the content policy
 */
public record PagePolicy(String folder, String more) {}
