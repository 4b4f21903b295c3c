/** Accounts, names, roles, and the topic that publishes them. */
@NullMarked
package dev.perennial.command.account;

import org.jspecify.annotations.NullMarked;
