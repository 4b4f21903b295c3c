/** Other moves from the moments of finished games, and the tables that continue them. Uses boards and tables. */
@NullMarked
package dev.perennial.query.explore;

import org.jspecify.annotations.NullMarked;
