package dev.perennial.pairing.pods;

import dev.perennial.pairing.pods.model.Meeting;
import dev.perennial.pairing.pods.model.PodCost;
import dev.perennial.pairing.pods.model.PodField;
import dev.perennial.pairing.pods.model.PodPlayer;
import dev.perennial.pairing.pods.model.PodPriority;
import dev.perennial.pairing.pods.model.PodRules;
import dev.perennial.pairing.pods.model.SeatTaken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A round of the file reference.txt with its best tables. */
public record ReferenceRound(String id, PodField field, List<List<Integer>> tables, PodCost cost, PodCost blocks) {

    public static List<ReferenceRound> all() {
        var all = new ArrayList<ReferenceRound>();
        var block = new ArrayList<String>();
        for (String line : lines()) {
            if (line.startsWith("I ") && !block.isEmpty()) {
                all.add(of(block));
                block.clear();
            }
            if (!line.startsWith("#")) {
                block.add(line);
            }
        }
        all.add(of(block));
        return all;
    }

    private static List<String> lines() {
        try (var file = ReferenceRound.class.getResourceAsStream("/pods/reference.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ReferenceRound of(List<String> block) {
        var head = block.getFirst().split(" ");
        var numbers = Arrays.stream(head).skip(2).mapToInt(Integer::parseInt).toArray();
        var rules = new PodRules(numbers[0], numbers[1], numbers[2], numbers[3], PodPriority.SCORES_FIRST);
        int round = numbers[4];
        var players = new ArrayList<PodPlayer>();
        var meetings = new ArrayList<Meeting>();
        var tables = new ArrayList<List<Integer>>();
        var costs = new ArrayList<PodCost>();
        for (String line : block.subList(1, block.size())) {
            var words = List.of(line.substring(2).split(" "));
            switch (line.charAt(0)) {
                case 'P' -> players.add(player(players.size() + 1, words));
                case 'M' -> {
                    var all = ints(words);
                    var rounds = all.stream().skip(2).map(age -> round - age).toList();
                    meetings.add(new Meeting(all.getFirst(), all.get(1), rounds));
                }
                case 'T' -> tables.add(ints(words));
                default -> {
                    var levels = ints(words);
                    costs.add(new PodCost(levels.get(0), levels.get(1), levels.get(2), levels.get(3), levels.get(4)));
                }
            }
        }
        var field = new PodField(round, rules, players, meetings, List.of());
        return new ReferenceRound(head[1], field, tables, costs.getFirst(), costs.getLast());
    }

    private static List<Integer> ints(List<String> words) {
        return words.stream().map(Integer::valueOf).toList();
    }

    private static PodPlayer player(int number, List<String> words) {
        var first = ints(words.subList(0, 3));
        var seats = words.stream()
                .skip(3)
                .map(word -> word.split("/"))
                .map(parts -> new SeatTaken(Integer.parseInt(parts[0]), Integer.parseInt(parts[1])))
                .toList();
        return new PodPlayer(number, number, first.get(0), first.get(1), seats, first.get(2), 0, false);
    }

    @Override
    public String toString() {
        return id;
    }
}
