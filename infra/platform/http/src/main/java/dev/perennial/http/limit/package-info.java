/** How much one client may send: requests, changes, bytes. Uses problem. */
@NullMarked
package dev.perennial.http.limit;

import org.jspecify.annotations.NullMarked;
