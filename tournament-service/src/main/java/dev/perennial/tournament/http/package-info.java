/** HTTP controllers of tournaments and leagues. */
@NullMarked
package dev.perennial.tournament.http;

import org.jspecify.annotations.NullMarked;
