/**
 * Sends signals to all query nodes with the transaction that wrote something, and listens for them. Uses no other
 * package of this service.
 */
@NullMarked
package dev.perennial.query.signal;

import org.jspecify.annotations.NullMarked;
