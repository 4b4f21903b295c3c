package dev.perennial.domain.tournament.round;

import static dev.perennial.domain.tournament.round.PairSentences.player;

import dev.perennial.games.Sentence;
import dev.perennial.pairing.dutch.bracket.PairReason;
import dev.perennial.pairing.dutch.bracket.PairReason.Instead;
import dev.perennial.pairing.dutch.bracket.WhyNot;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why not the obvious pair, in a sentence, and the rule of FIDE that says so. */
final class WhyNotSentences {
    private static final String WHY = "pairing.why.";

    private WhyNotSentences() {}

    static List<Sentence> of(@Nullable WhyNot why, PairReason pair) {
        return switch (why) {
            case null -> List.of();
            case WhyNot.PlainOrder order ->
                List.of(new Sentence(
                        WHY + (order.movedDown() ? "movedDown" : "order"),
                        Map.of(
                                "first",
                                player(pair.first()),
                                "second",
                                player(pair.second()),
                                "place",
                                order.place())));
            case WhyNot.LowestRank _ -> List.of(new Sentence(WHY + "lowest", Map.of("player", player(pair.first()))));
            case WhyNot.Met met ->
                List.of(
                        new Sentence(
                                WHY + "met",
                                Map.of(
                                        "player",
                                        player(met.player()),
                                        "opponent",
                                        player(met.opponent()),
                                        "round",
                                        met.round())),
                        absolute("2.1.1", "C1"));
            case WhyNot.KeptApart apart -> List.of(new Sentence(WHY + "apart", pair(apart.player(), apart.opponent())));
            case WhyNot.SameColour same ->
                List.of(
                        new Sentence(WHY + "seat." + same.colour(), pair(same.player(), same.opponent())),
                        absolute("2.1.3", "C3"));
            case WhyNot.HadBye had ->
                List.of(new Sentence(WHY + "hadBye", Map.of("player", player(had.player()))), absolute("2.1.2", "C2"));
            case WhyNot.Incomplete none ->
                List.of(
                        new Sentence(
                                WHY + (none.opponent() == 0 ? "byeIncomplete" : "incomplete"),
                                pair(none.player(), none.opponent())),
                        absolute("2.2.1", "C4"));
            case WhyNot.Worse worse -> worse(worse);
        };
    }

    private static List<Sentence> worse(WhyNot.Worse worse) {
        var rule = rule(worse.criterion().article(), "@criterion." + worse.criterion());
        if (worse.opponent() == 0) {
            return List.of(
                    new Sentence(
                            WHY + "bye",
                            Map.of("player", player(worse.player()), "meaning", "@criterion." + worse.criterion())),
                    rule);
        }
        return List.of(
                new Sentence(
                        WHY + worse.criterion(),
                        Map.of(
                                "player",
                                player(worse.player()),
                                "opponent",
                                player(worse.opponent()),
                                "concerned",
                                worse.concerned().stream()
                                        .map(PairSentences::player)
                                        .toList())),
                new Sentence(PairSentences.DETAIL + "instead", Map.of("instead", instead(worse.instead()))),
                rule);
    }

    private static Map<String, Object> pair(int one, int other) {
        return Map.of("player", player(one), "opponent", player(other));
    }

    private static Sentence absolute(String article, String name) {
        return rule(article + " [" + name + "]", "@criterion." + name);
    }

    private static Sentence rule(String criterion, String meaning) {
        return new Sentence(PairSentences.DETAIL + "rule", Map.of("criterion", criterion, "meaning", meaning));
    }

    /** Pairs; a player alone leaves the score group, or has the bye. */
    static List<String> instead(List<Instead> instead) {
        return instead.stream()
                .map(each -> each.opponent() == 0
                        ? "↓ " + player(each.player())
                        : player(each.player()) + " – " + player(each.opponent()))
                .toList();
    }
}
