/**
 * The state of projections, and what administrators do about it. Uses applier.
 */
@NullMarked
package dev.perennial.query.status;

import org.jspecify.annotations.NullMarked;
