package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round and how it went; everything in seat order.
 *
 * @param places null while it is played
 * @param absent those who did not come; at larger tables the others may still be playing
 * @param scores of the game; empty where the game was not played to its end
 * @param resultNo of the result counted last, 0 before
 */
public record Seating(
        int number,
        TableId table,
        List<PlayerId> players,
        List<PlayerId> arrived,
        @Nullable List<Integer> places,
        List<Integer> scores,
        List<PlayerId> absent,
        Outcome outcome,
        long resultNo) {
    public enum Outcome {
        PLAYING,
        FINISHED,
        FORFEIT,
        /** Decided before the game was over. */
        ADJUDICATED,
        /** Decided after the game was over. */
        CORRECTED
    }

    static Seating of(PairedTable paired) {
        return new Seating(
                paired.number(),
                paired.table(),
                paired.players(),
                List.of(),
                null,
                List.of(),
                List.of(),
                Outcome.PLAYING,
                0);
    }

    public boolean done() {
        return places != null;
    }

    /** Whether an official decided the result; the table's own result no longer counts. */
    public boolean decided() {
        return outcome != Outcome.PLAYING && outcome != Outcome.FINISHED;
    }

    public int seatOf(PlayerId player) {
        return players.indexOf(player);
    }

    Seating counted(List<Integer> newPlaces, List<Integer> newScores, long number) {
        return new Seating(
                this.number, table, players, arrived, newPlaces, newScores, absent, Outcome.FINISHED, number);
    }

    Seating decided(List<Integer> newPlaces, List<PlayerId> newAbsent) {
        boolean nobodyPlayed = players.size() - newAbsent.size() < 2;
        Outcome how = nobodyPlayed ? Outcome.FORFEIT : done() ? Outcome.CORRECTED : Outcome.ADJUDICATED;
        return new Seating(number, table, players, arrived, newPlaces, scores, newAbsent, how, resultNo);
    }

    /** Their seats are given up; who is left plays on. */
    Seating without(List<PlayerId> gone) {
        var more = new ArrayList<>(absent);
        more.addAll(gone);
        return new Seating(number, table, players, arrived, places, scores, List.copyOf(more), outcome, resultNo);
    }

    Seating arrived(PlayerId player) {
        var more = new ArrayList<>(arrived);
        more.add(player);
        return new Seating(number, table, players, List.copyOf(more), places, scores, absent, outcome, resultNo);
    }
}
