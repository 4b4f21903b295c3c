/** What tables learn from tournaments: paired tables, organisers' rights, corrections. */
@NullMarked
package dev.perennial.command.tournament;

import org.jspecify.annotations.NullMarked;
