package dev.perennial.query.ladder;

/** What one game did to one of its players on one ladder. */
record LadderPoint(LadderName ladder, String player, RatedGame game, int place, double before, Climber after) {}
