package dev.perennial.games.bots;

/**
 * A move that an expert tried in imagined games, with their averages.
 *
 * @param worth as the expert judges, more being better
 * @param points the points that the seat may expect at the end of the game
 * @param lead how far it may expect to be ahead of its best rival; negative when behind
 */
public record Trial<M>(M move, double worth, double points, double lead) {}
