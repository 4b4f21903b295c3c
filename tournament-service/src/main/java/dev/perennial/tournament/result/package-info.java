/** Results of tables and ratings for seeding, as they come from topics. */
@NullMarked
package dev.perennial.tournament.result;

import org.jspecify.annotations.NullMarked;
