/**
 * Reads topics into projections: each event once and in order, progress, dead letters. Uses Kafka, the database and
 * signals; knows no projection.
 */
@NullMarked
package dev.perennial.query.projection;

import org.jspecify.annotations.NullMarked;
