/**
 * Axon's event store on PostgreSQL: appending, reading in transaction order, notifying readers. Uses no other package
 * of this module.
 */
@NullMarked
package dev.perennial.eventstore;

import org.jspecify.annotations.NullMarked;
