package dev.perennial.domain.table;

import dev.perennial.domain.PlayerId;

/**
 * That an official decided over a game. Judged once, when it was decided, and stored with the result: every rebuild of
 * the ladders comes to the same ratings, whatever has been approved or withdrawn since.
 *
 * @param approved whether ladders follow it: an admin's decision counts, an organiser's only where the operator had
 *     approved the tournament's league or organiser for rated play
 */
public record OfficialDecision(PlayerId by, boolean approved) {}
