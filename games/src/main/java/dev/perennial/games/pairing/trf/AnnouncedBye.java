package dev.perennial.games.pairing.trf;

import dev.perennial.games.pairing.Outcome;

/** A bye outside the player's own line, and where it is announced. */
record AnnouncedBye(TrfLine line, int column, int round, int player, Outcome outcome) {}
