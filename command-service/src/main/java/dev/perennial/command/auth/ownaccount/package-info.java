/** A player's own account: change the password, export the data, erase it. */
@NullMarked
package dev.perennial.command.auth.ownaccount;

import org.jspecify.annotations.NullMarked;
