/** Studies: the aggregate, the games of its chapters, and what happens to the studies of erased players. */
@NullMarked
package dev.perennial.command.study;

import org.jspecify.annotations.NullMarked;
