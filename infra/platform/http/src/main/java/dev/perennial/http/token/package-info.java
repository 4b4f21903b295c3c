/** Which tokens are accepted, and for which operations: cookie, cache, revocation, scopes. Uses problem. */
@NullMarked
package dev.perennial.http.token;

import org.jspecify.annotations.NullMarked;
