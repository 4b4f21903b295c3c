package dev.perennial.contract.tournament;

import dev.perennial.contract.PlayerId;

/** Somebody who does not play in a round. */
public record RoundBye(PlayerId player, ByeKind kind) {}
