package dev.perennial.games.planet.board;

/** Where the year stands: the round is counted from 1 within the season. */
public record Calendar(SunSide sunStart, Season season, int round) {

    public SunSide sun() {
        return sunStart.after(season);
    }

    /** In this year, after this round. */
    public int roundsLeft() {
        int rounds = -round;
        for (Season each = season; each != Season.WINTER; each = each.next()) {
            rounds += each.rounds();
        }
        return rounds + Season.WINTER.rounds();
    }

    public boolean isLastRoundOfSeason() {
        return round == season.rounds();
    }
}
