package dev.perennial.games.pairing.pods;

import java.util.List;

/**
 * A round of an event with tables of three to six: the tables with their players by seat, who had a bye and who stayed away on
 * request.
 */
public record PodRound(List<List<PodSeat>> tables, List<Integer> byes, List<Integer> absences) {
    public PodRound {
        tables = tables.stream().map(List::copyOf).toList();
        byes = List.copyOf(byes);
        absences = List.copyOf(absences);
    }
}
