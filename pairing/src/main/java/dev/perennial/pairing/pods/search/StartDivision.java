package dev.perennial.pairing.pods.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Divisions from which searches start. */
public final class StartDivision {
    private final PodNumbers numbers;
    private final List<Integer> sizes;
    private final List<List<Integer>> tables = new ArrayList<>();

    private StartDivision(PodNumbers numbers, List<Integer> sizes) {
        this.numbers = numbers;
        this.sizes = sizes;
        sizes.forEach(_ -> tables.add(new ArrayList<>()));
    }

    /** The standings cut into tables. */
    public static List<int[]> blocks(List<Integer> sizes) {
        var tables = new ArrayList<int[]>();
        int from = 0;
        for (int size : sizes) {
            tables.add(IntStream.range(from, from + size).toArray());
            from += size;
        }
        return tables;
    }

    /** The standings dealt to all tables, forth and back. */
    public static List<int[]> snake(PodNumbers numbers, List<Integer> sizes) {
        var division = new StartDivision(numbers, sizes);
        division.deal(
                IntStream.range(0, numbers.size).boxed().toList(),
                sizes.stream().mapToInt(Integer::intValue).toArray());
        return division.result();
    }

    /** Some of the best mixtures of the bands, each band dealt by rating to the places it has. */
    static List<List<int[]>> byBands(PodNumbers numbers, List<Integer> sizes, int wanted) {
        var layouts = numbers.scoresFirst
                ? BandLayout.of(numbers, sizes, wanted)
                : List.of(new StartDivision(numbers, sizes).leastShort());
        return layouts.stream()
                .map(layout -> new StartDivision(numbers, sizes).dealBands(layout))
                .toList();
    }

    private List<int[]> dealBands(List<List<Integer>> layout) {
        for (int band = 0; band <= numbers.band[numbers.size - 1]; band++) {
            int wanted = band;
            var players = IntStream.range(0, numbers.size)
                    .filter(player -> numbers.band[player] == wanted)
                    .boxed()
                    .sorted(Comparator.comparingInt(numbers::shortCost).thenComparing(Comparator.reverseOrder()))
                    .toList();
            var places = new int[sizes.size()];
            var shortPlaces = new int[sizes.size()];
            for (int t = 0; t < places.length; t++) {
                int count =
                        (int) layout.get(t).stream().filter(of -> of == wanted).count();
                (numbers.isShort(sizes.get(t)) ? shortPlaces : places)[t] = count;
            }
            int atShort = Arrays.stream(shortPlaces).sum();
            deal(byRating(players.subList(0, atShort)), shortPlaces);
            deal(byRating(players.subList(atShort, players.size())), places);
        }
        return result();
    }

    /** If short tables come before the bands: those who mind least sit there, all others as they stand. */
    private List<List<Integer>> leastShort() {
        int room = sizes.stream()
                .filter(numbers::isShort)
                .mapToInt(Integer::intValue)
                .sum();
        var chosen = IntStream.range(0, numbers.size)
                .boxed()
                .sorted(Comparator.comparingInt(numbers::shortCost).thenComparing(Comparator.reverseOrder()))
                .limit(room)
                .sorted()
                .toList();
        var others = IntStream.range(0, numbers.size)
                .filter(player -> !chosen.contains(player))
                .boxed()
                .toList();
        var layout = new ArrayList<List<Integer>>();
        int shortFrom = 0;
        int from = 0;
        for (int size : sizes) {
            boolean isShort = numbers.isShort(size);
            var source = isShort ? chosen.subList(shortFrom, shortFrom + size) : others.subList(from, from + size);
            layout.add(source.stream().map(player -> numbers.band[player]).toList());
            shortFrom += isShort ? size : 0;
            from += isShort ? 0 : size;
        }
        return layout;
    }

    private List<Integer> byRating(List<Integer> players) {
        return players.stream()
                .sorted(Comparator.comparingLong((Integer player) -> -numbers.deviation(player))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private void deal(List<Integer> players, int[] places) {
        var waiting = new ArrayList<>(players);
        boolean forth = true;
        while (!waiting.isEmpty()) {
            for (int i = 0; i < places.length && !waiting.isEmpty(); i++) {
                int table = forth ? i : places.length - 1 - i;
                if (places[table] > 0) {
                    places[table]--;
                    tables.get(table).add(waiting.removeFirst());
                }
            }
            forth = !forth;
        }
    }

    private List<int[]> result() {
        return tables.stream()
                .map(table ->
                        table.stream().mapToInt(Integer::intValue).sorted().toArray())
                .toList();
    }
}
