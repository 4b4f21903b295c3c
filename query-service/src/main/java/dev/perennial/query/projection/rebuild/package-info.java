/**
 * Rebuilds projections from their topics while the present tables serve. Uses applier.
 */
@NullMarked
package dev.perennial.query.projection.rebuild;

import org.jspecify.annotations.NullMarked;
