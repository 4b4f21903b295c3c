package dev.perennial.domain.tournament.round;

import static dev.perennial.domain.tournament.round.PairSentences.DETAIL;
import static dev.perennial.domain.tournament.round.PairSentences.player;

import dev.perennial.games.Sentence;
import dev.perennial.pairing.pods.model.PodReason;
import dev.perennial.pairing.pods.model.PodReason.Drawback;
import dev.perennial.pairing.pods.model.PodTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The reasons of a table of three to six in sentences, as {@link PairSentences} has those of a pair. */
public final class PodSentences {
    private static final String FIRST = "first";
    private static final String SECOND = "second";

    private PodSentences() {}

    public static List<Sentence> of(PodTable table) {
        var sentences = new ArrayList<>(bands(table));
        table.reasons().forEach(reason -> sentences.addAll(sentences(reason)));
        return List.copyOf(sentences);
    }

    /** Bands are counted from 1 for readers. */
    private static List<Sentence> bands(PodTable table) {
        var players = new TreeMap<Integer, List<String>>();
        for (var reason : table.reasons()) {
            if (reason instanceof PodReason.InBand in) {
                players.computeIfAbsent(in.band() + 1, _ -> new ArrayList<>()).add(player(in.player()));
            }
        }
        return players.entrySet().stream()
                .map(band -> new Sentence("pod.band", Map.of("band", band.getKey(), "players", band.getValue())))
                .toList();
    }

    private static List<Sentence> sentences(PodReason reason) {
        return switch (reason) {
            case PodReason.InBand _ -> List.of();
            case PodReason.Mixed mixed ->
                List.of(new Sentence(
                        DETAIL + "mixed",
                        Map.of(
                                FIRST,
                                player(mixed.first()),
                                SECOND,
                                player(mixed.second()),
                                "bands",
                                mixed.bands(),
                                "cost",
                                mixed.cost())));
            case PodReason.ShortTable table ->
                List.of(new Sentence(
                        "pod.short",
                        Map.of("size", table.size(), "target", table.target(), "players", table.players())));
            case PodReason.AtShortTable at ->
                List.of(new Sentence(
                        DETAIL + "short",
                        Map.of("player", player(at.player()), "before", at.before(), "cost", at.cost())));
            case PodReason.Repeat repeat ->
                List.of(new Sentence(
                        "pod.repeat",
                        Map.of(
                                FIRST,
                                player(repeat.first()),
                                SECOND,
                                player(repeat.second()),
                                "rounds",
                                repeat.rounds())));
            case PodReason.Seat seat ->
                List.of(new Sentence(
                        DETAIL + "seat",
                        Map.of(
                                "player",
                                player(seat.player()),
                                "seat",
                                seat.seat(),
                                "before",
                                seat.before(),
                                "cost",
                                seat.cost())));
            case PodReason.Strength strength ->
                List.of(new Sentence(
                        DETAIL + "strength", Map.of("surplus", strength.surplus(), "cost", strength.cost())));
            case PodReason.PlainOrder _ -> List.of(new Sentence("pod.why.order", Map.of()));
            case PodReason.NotThere not -> List.of(drawback(not));
        };
    }

    /** One sentence: what would be worse with the player whom people expect at this table. */
    private static Sentence drawback(PodReason.NotThere not) {
        Map<String, Object> params = new HashMap<>();
        params.put("missing", player(not.missing()));
        params.put("instead", player(not.instead()));
        String key = switch (not.drawback()) {
            case Drawback.Apart(int first, int second) -> {
                params.putAll(Map.of(FIRST, player(first), SECOND, player(second)));
                yield "apart";
            }
            case Drawback.Bands(int first, int second, int bands) -> {
                params.putAll(Map.of(FIRST, player(first), SECOND, player(second), "bands", bands));
                yield "bands";
            }
            case Drawback.AtShort(int player) -> {
                params.put("player", player(player));
                yield "short";
            }
            case Drawback.Again(int first, int second, List<Integer> rounds) -> {
                params.putAll(Map.of(FIRST, player(first), SECOND, player(second), "rounds", rounds));
                yield "again";
            }
            case Drawback.Unfair(int player, int seat) -> {
                params.putAll(Map.of("player", player(player), "seat", seat));
                yield "unfair";
            }
            case Drawback.Strength() -> "strength";
            case Drawback.None() -> "equal";
        };
        return new Sentence("pod.why." + key, params);
    }
}
