/** The command service: accounts, tables and what players tell them. Decides, stores, relays. */
@NullMarked
package dev.perennial.command;

import org.jspecify.annotations.NullMarked;
