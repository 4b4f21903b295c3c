/** The consumers that poll the topics of the projections. Uses only the intake. */
@NullMarked
package dev.perennial.query.intake.reader;

import org.jspecify.annotations.NullMarked;
