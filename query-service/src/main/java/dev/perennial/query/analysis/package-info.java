/** Analyses of finished games, computed in the background. Uses boards, tables and results. */
@NullMarked
package dev.perennial.query.analysis;

import org.jspecify.annotations.NullMarked;
