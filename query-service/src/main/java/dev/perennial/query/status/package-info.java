/** How far projections are, and what administrators do about them. */
@NullMarked
package dev.perennial.query.status;

import org.jspecify.annotations.NullMarked;
