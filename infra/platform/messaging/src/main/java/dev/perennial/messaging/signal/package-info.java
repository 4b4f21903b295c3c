/**
 * Signals between the nodes of one service through its database, and waiting for them. Uses only the Worker of this
 * module.
 */
@NullMarked
package dev.perennial.messaging.signal;

import org.jspecify.annotations.NullMarked;
