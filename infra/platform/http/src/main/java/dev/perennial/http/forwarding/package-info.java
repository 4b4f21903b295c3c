/** Which proxies are trusted, and what their headers say about the client. Uses problem. */
@NullMarked
package dev.perennial.http.forwarding;

import org.jspecify.annotations.NullMarked;
