/** Blocks and reports among players. */
@NullMarked
package dev.perennial.command.community;

import org.jspecify.annotations.NullMarked;
