/** The consumers that poll the topics of the projections. Uses only the applier. */
@NullMarked
package dev.perennial.query.projection.reader;

import org.jspecify.annotations.NullMarked;
