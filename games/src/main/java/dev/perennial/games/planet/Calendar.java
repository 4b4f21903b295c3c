package dev.perennial.games.planet;

/** Where the year stands: the round is counted from 1 within the season. */
public record Calendar(SunSide sunStart, Season season, int round) {

    SunSide sun() {
        return sunStart.after(season);
    }

    boolean isLastRoundOfSeason() {
        return round == season.rounds();
    }
}
