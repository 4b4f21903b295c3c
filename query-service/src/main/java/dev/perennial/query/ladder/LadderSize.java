package dev.perennial.query.ladder;

/** How many players a ladder has, and how many games count on it. */
record LadderSize(String ladder, String kind, int players, int games) {}
