/**
 * Axon's event store on PostgreSQL: appending, reading in transaction order, notifying readers. Of this module
 * it uses only {@code append}.
 */
@NullMarked
package dev.perennial.eventstore;

import org.jspecify.annotations.NullMarked;
