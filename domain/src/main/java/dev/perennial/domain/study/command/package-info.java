/** Commands to studies and their refusals. */
@NullMarked
package dev.perennial.domain.study.command;

import org.jspecify.annotations.NullMarked;
