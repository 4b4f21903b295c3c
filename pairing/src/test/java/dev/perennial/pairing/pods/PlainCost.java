package dev.perennial.pairing.pods;

import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The cost of tables computed once more, as the specification words it and without regard to speed. */
final class PlainCost {
    private final PodField field;
    private final Map<Integer, PodPlayer> players = new HashMap<>();
    private final Map<Integer, Integer> bands = new HashMap<>();
    private final Map<Integer, Long> means = new HashMap<>();
    private final Map<Set<Integer>, List<Integer>> meetings = new HashMap<>();
    private final int lastBand;

    PlainCost(PodField field, List<Integer> byes) {
        this.field = field;
        field.meetings().forEach(meeting -> meetings.put(Set.of(meeting.first(), meeting.second()), meeting.rounds()));
        var seated = field.players().stream()
                .filter(player -> !byes.contains(player.id()))
                .toList();
        var members = new ArrayList<List<PodPlayer>>();
        for (var player : seated) {
            players.put(player.id(), player);
            if (members.isEmpty()
                    || (members.getLast().size() >= field.rules().minBand()
                            && members.getLast().getLast().score() != player.score())) {
                members.add(new ArrayList<>());
            }
            members.getLast().add(player);
        }
        if (members.size() > 1 && members.getLast().size() < field.rules().minBand()) {
            members.get(members.size() - 2).addAll(members.removeLast());
        }
        lastBand = members.size() - 1;
        for (int band = 0; band < members.size(); band++) {
            for (var player : members.get(band)) {
                bands.put(player.id(), band);
            }
            double mean = members.get(band).stream()
                    .mapToInt(PodPlayer::rating)
                    .average()
                    .orElse(0);
            means.put(band, (long) Math.floor(mean + 0.5));
        }
    }

    PodCost of(List<List<Integer>> tables) {
        return tables.stream().map(this::ofTable).reduce(PodCost.ZERO, PodCost::plus);
    }

    private PodCost ofTable(List<Integer> table) {
        long mixing = 0;
        long repeats = 0;
        for (int i = 0; i < table.size(); i++) {
            for (int j = 0; j < i; j++) {
                mixing += Math.round(Math.pow(bands.get(table.get(i)) - bands.get(table.get(j)), 2));
                repeats += Math.round(Math.pow(weight(table.get(i), table.get(j)), 2));
            }
        }
        long atShort = 0;
        long surplus = 0;
        for (int seat = 1; seat <= table.size(); seat++) {
            var player = players.get(table.get(seat - 1));
            int band = bands.get(player.id());
            atShort += 4L * (lastBand - band) + 8L * player.shortTables();
            surplus += player.rating() - means.get(band);
        }
        boolean isShort = table.size() < field.rules().target();
        return new PodCost(mixing, isShort ? atShort : 0, repeats, seats(table), 60 / table.size() * surplus * surplus);
    }

    private int weight(int first, int second) {
        int sum = 0;
        for (int round : meetings.getOrDefault(Set.of(first, second), List.of())) {
            sum += switch (field.round() - round) {
                case 1 -> 8;
                case 2 -> 6;
                case 3 -> 5;
                default -> 4;
            };
        }
        return sum;
    }

    long seats(List<Integer> table) {
        long sum = 0;
        for (int seat = 1; seat <= table.size(); seat++) {
            sum += seatCost(players.get(table.get(seat - 1)), seat, table.size());
        }
        return sum;
    }

    private static long seatCost(PodPlayer player, int seat, int size) {
        long sum = 60L * (seat - 1) / (size - 1) - 30;
        long same = 0;
        for (var taken : player.seats()) {
            sum += 60L * (taken.seat() - 1) / (taken.size() - 1) - 30;
            same += taken.seat() == seat ? 1 : 0;
        }
        return sum * sum + 900 * same;
    }
}
