/** Everything in one process: embedded PostgreSQL and Kafka, the three services, the front door. */
@NullMarked
package dev.perennial.standalone;

import org.jspecify.annotations.NullMarked;
