/**
 * Kafka topics and what all their readers share: retries, unreadable records, correlation ids. Uses only the
 * contract.
 */
@NullMarked
package dev.perennial.messaging;

import org.jspecify.annotations.NullMarked;
