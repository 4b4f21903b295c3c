package dev.perennial.query.ladder;

/** The effect of one game on one of its players on one ladder. */
record LadderPoint(LadderName ladder, String player, RatedGame game, int place, double before, LadderRecord after) {}
