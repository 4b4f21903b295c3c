package dev.perennial.pairing.pods.model;

import java.util.List;

/**
 * A round of an event with tables of three to six: the tables with their players by seat, who had a bye, and who stayed
 * away on request.
 *
 * @param tables the tables
 * @param byes the players with a bye
 * @param absences the absent players
 * @param halves the absent players who get half of a win
 * @param playing players whose table is not over: for them the round does not count yet
 */
public record PodRound(
        List<List<PodSeat>> tables,
        List<Integer> byes,
        List<Integer> absences,
        List<Integer> halves,
        List<Integer> playing) {
    /** Copies the lists. */
    public PodRound {
        tables = tables.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
        absences = List.copyOf(absences);
        halves = List.copyOf(halves);
        playing = List.copyOf(playing);
    }

    /**
     * Without points for absent players.
     *
     * @param tables the tables
     * @param byes the players with a bye
     * @param absences the absent players
     */
    public PodRound(List<List<PodSeat>> tables, List<Integer> byes, List<Integer> absences) {
        this(tables, byes, absences, List.of(), List.of());
    }
}
