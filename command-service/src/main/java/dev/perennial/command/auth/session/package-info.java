/** Signed-in browsers: sessions, their cookies and refresh tokens. */
@NullMarked
package dev.perennial.command.auth.session;

import org.jspecify.annotations.NullMarked;
