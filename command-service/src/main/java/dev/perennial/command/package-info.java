/** The command service: accounts, tables and the commands of players. Decides, stores, relays. */
@NullMarked
package dev.perennial.command;

import org.jspecify.annotations.NullMarked;
