/** The published records of an account: its name, its block list, and that it ended. */
@NullMarked
package dev.perennial.contract.player;

import org.jspecify.annotations.NullMarked;
