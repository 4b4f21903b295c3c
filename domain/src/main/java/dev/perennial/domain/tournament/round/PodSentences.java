package dev.perennial.domain.tournament.round;

import static dev.perennial.domain.tournament.round.PairSentences.DETAIL;
import static dev.perennial.domain.tournament.round.PairSentences.player;

import dev.perennial.games.Sentence;
import dev.perennial.pairing.pods.model.PodReason;
import dev.perennial.pairing.pods.model.PodTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The reasons of a table of three to six in sentences, as {@link PairSentences} has those of a pair. */
public final class PodSentences {
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
                                "first",
                                player(mixed.first()),
                                "second",
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
                                "first",
                                player(repeat.first()),
                                "second",
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
        };
    }
}
