package dev.perennial.games.analysis;

/**
 * The lead, in expected points, that counts as nearly three games in four between two players. It falls evenly from the
 * beginning to the end of a game.
 */
public record Scale(double early, double late) {

    /** @param stage how much of the game has been played, from 0 to 1 */
    double at(double stage) {
        return late + (early - late) * (1 - stage);
    }
}
