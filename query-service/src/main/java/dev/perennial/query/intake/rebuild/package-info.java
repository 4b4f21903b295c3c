/**
 * Rebuilds projections from their topics while the present tables serve. Uses intake.
 */
@NullMarked
package dev.perennial.query.intake.rebuild;

import org.jspecify.annotations.NullMarked;
