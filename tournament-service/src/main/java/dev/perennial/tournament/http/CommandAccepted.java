package dev.perennial.tournament.http;

import dev.perennial.domain.tournament.TournamentId;

/**
 * The answer to a command that was accepted.
 *
 * @param sequence of the tournament after the change
 */
record CommandAccepted(TournamentId tournament, long sequence) {}
