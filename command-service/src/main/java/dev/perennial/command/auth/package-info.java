/** Shared parts of every way to sign in: settings, secrets and limits against guessing. */
@NullMarked
package dev.perennial.command.auth;

import org.jspecify.annotations.NullMarked;
