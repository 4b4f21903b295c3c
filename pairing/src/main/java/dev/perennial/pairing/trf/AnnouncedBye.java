package dev.perennial.pairing.trf;

import dev.perennial.pairing.Outcome;

/** A bye outside the player's own line, and where it is announced. */
record AnnouncedBye(TrfLine line, int column, int round, int player, Outcome outcome) {}
