package dev.perennial.pairing.pods;

import dev.perennial.pairing.pods.model.PodEvent;
import dev.perennial.pairing.pods.model.PodPoints;
import dev.perennial.pairing.pods.model.PodRound;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.PodSeat;
import dev.perennial.pairing.pods.model.PodTieBreak;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Pod events for tests: players A, B, ... are 1, 2, ... */
public final class PodExamples {
    public static final PodPoints POINTS = new PodPoints(Map.of(4, List.of(5, 3, 2, 0), 3, List.of(5, 3, 1)), 3, 0, 4);

    /** V17 of the tie-break spec: a table of four and one of three in each round. */
    public static final List<PodRound> SEVEN = List.of(
            round("A1:40 B2:35 C3:20 D4:5", "E1:50 F2:30 G3:20"),
            round("E1:60 A2:30 B2:30 F4:0", "C1:33 G2:22 D3:11"),
            round("A1:45 E2:40 C3:10 G4:5", "B1:30 F2:20 D3:10"));

    /** V18: one table and a bye. */
    public static final List<PodRound> WITH_BYES = List.of(
            new PodRound(List.of(table("A1:10 B2:8 C3:6 D4:4")), List.of(5), List.of()),
            new PodRound(List.of(table("E1:12 A2:6 B3:4 C4:2")), List.of(4), List.of()),
            new PodRound(List.of(table("E1:9 A2:6 D3:3 B4:0")), List.of(3), List.of()));

    private PodExamples() {}

    public static PodRound round(String... tables) {
        return new PodRound(Stream.of(tables).map(PodExamples::table).toList(), List.of(), List.of());
    }

    public static List<PodSeat> table(String text) {
        var seats = new ArrayList<PodSeat>();
        for (String seat : text.split(" ")) {
            int colon = seat.indexOf(':');
            seats.add(new PodSeat(
                    seat.charAt(0) - 'A' + 1,
                    Integer.parseInt(seat.substring(1, colon)),
                    Integer.parseInt(seat.substring(colon + 1))));
        }
        return seats;
    }

    public static PodEvent event(int players, List<PodRound> rounds, String... codes) {
        var order = codes.length == 0 ? PodTieBreak.USUAL : order(codes);
        return new PodEvent(ratings(players), POINTS, rounds, PodRules.of(4, 3, 4), List.of(), order);
    }

    public static List<PodTieBreak> order(String... codes) {
        return Stream.of(codes)
                .map(code -> PodTieBreak.ofCode(code).orElseThrow())
                .toList();
    }

    public static Map<Integer, Integer> ratings(int players) {
        return IntStream.rangeClosed(1, players).boxed().collect(Collectors.toMap(id -> id, id -> 1500 + 10 * id));
    }

    public static Map<String, String> figures(PodEvent event, int column) {
        return event.standings().stream()
                .collect(Collectors.toMap(
                        line -> name(line.player()), line -> line.figures().get(column)));
    }

    public static String name(int player) {
        return String.valueOf((char) ('A' + player - 1));
    }
}
