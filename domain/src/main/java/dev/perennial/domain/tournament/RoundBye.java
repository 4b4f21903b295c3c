package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;

/** A player who does not play in a round. */
public record RoundBye(PlayerId player, ByeKind kind) {}
