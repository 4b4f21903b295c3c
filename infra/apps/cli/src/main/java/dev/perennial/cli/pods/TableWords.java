package dev.perennial.cli.pods;

import dev.perennial.pairing.pods.event.PodReason;
import dev.perennial.pairing.pods.event.PodTable;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says in words what each part of a table's cost comes from. */
final class TableWords {
    private TableWords() {}

    static List<String> of(PodTable table) {
        String seats = table.seats().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return Stream.concat(
                        Stream.of("  table " + seats + ", cost " + table.cost().levels()),
                        table.reasons().stream().map(reason -> "    " + words(reason)))
                .toList();
    }

    private static String words(PodReason reason) {
        return switch (reason) {
            case PodReason.InBand(int player, int band) -> player + " is in band " + (band + 1);
            case PodReason.Mixed(int first, int second, int bands, long cost) ->
                first + " and " + second + " are " + bands + (bands == 1 ? " band" : " bands") + " apart: A " + cost;
            case PodReason.ShortTable(int size, int target, int players) ->
                "a table of " + size + " because " + players + " players do not fill tables of " + target;
            case PodReason.AtShortTable(int player, int bands, int before, long cost) ->
                player + " at a short table, " + bands + " above the last band, " + times(before) + " before: S "
                        + cost;
            case PodReason.Repeat(int first, int second, var rounds, long cost) ->
                first + " and " + second + " met in "
                        + rounds.stream().map(String::valueOf).collect(Collectors.joining(", ", "round ", ": B "))
                        + cost;
            case PodReason.Seat(int player, int seat, int balance, int before, long cost) ->
                player + " in seat " + seat + ", balance of earlier seats " + balance + ", this one " + times(before)
                        + " before: C " + cost;
            case PodReason.Strength(long surplus, long cost) ->
                "ratings " + surplus + " from the means of the bands: D " + cost;
        };
    }

    private static String times(int number) {
        return number + (number == 1 ? " time" : " times");
    }
}
