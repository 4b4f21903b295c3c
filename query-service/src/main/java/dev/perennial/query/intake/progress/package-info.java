/**
 * How far each projection has come, as a metric and for those who wait for it. Uses intake.
 */
@NullMarked
package dev.perennial.query.intake.progress;

import org.jspecify.annotations.NullMarked;
