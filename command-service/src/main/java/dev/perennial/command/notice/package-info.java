/** Notices to players by mail and webhook. */
@NullMarked
package dev.perennial.command.notice;

import org.jspecify.annotations.NullMarked;
