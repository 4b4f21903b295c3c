/** Signing in and out: passwords, sessions, personal tokens, signing keys, other providers. */
@NullMarked
package dev.perennial.command.auth;

import org.jspecify.annotations.NullMarked;
