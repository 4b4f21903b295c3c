/** How commands reach their aggregates: fair queue, metrics, retries after conflicts, correlation ids. */
@NullMarked
package dev.perennial.eventstore.command;

import org.jspecify.annotations.NullMarked;
