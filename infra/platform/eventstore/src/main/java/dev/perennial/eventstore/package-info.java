/** Axon on PostgreSQL, the relay that carries stored events to Kafka, and readers of topics. */
@NullMarked
package dev.perennial.eventstore;

import org.jspecify.annotations.NullMarked;
