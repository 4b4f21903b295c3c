/** Effects of tournaments on tables: paired tables, organisers' rights, corrections. */
@NullMarked
package dev.perennial.command.tournament;

import org.jspecify.annotations.NullMarked;
