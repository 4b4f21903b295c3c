/**
 * The HTTP API for Java programs. Start with {@link dev.perennial.client.Perennial#at(String)}.
 *
 * <p>Uses the JDK's HTTP client and the JSON of {@code contract}, and no framework. Its public types keep the promise
 * of docs/how-to/release.md.
 */
@NullMarked
package dev.perennial.client;

import org.jspecify.annotations.NullMarked;
