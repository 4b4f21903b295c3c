/** Carries stored events to Kafka, and checks that none is missing there. Uses the event store. */
@NullMarked
package dev.perennial.eventstore.relay;

import org.jspecify.annotations.NullMarked;
