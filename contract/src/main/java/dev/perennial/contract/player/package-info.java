/** What is published about an account: its name, and that it ended. */
@NullMarked
package dev.perennial.contract.player;

import org.jspecify.annotations.NullMarked;
