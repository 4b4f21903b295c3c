/** The latest states of aggregates in memory, so that loading one reads nothing. */
@NullMarked
package dev.perennial.eventstore.state;

import org.jspecify.annotations.NullMarked;
