package dev.perennial.cli.standings;

import dev.perennial.cli.reasons.EnglishTexts;
import dev.perennial.games.Sentence;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.tiebreak.Explanation;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Term;
import dev.perennial.pairing.tiebreak.TieBreak;
import dev.perennial.pairing.tiebreak.TieBreakValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A tie-break's figure and its terms, in the words of the standings page. */
final class FigureText {
    private final TieBreakValues values;
    private final Map<Integer, String> names;
    private final EnglishTexts texts;

    FigureText(TieBreakValues values, List<Player> players) {
        this.values = values;
        names = players.stream().collect(Collectors.toMap(Player::id, FigureText::name));
        texts = EnglishTexts.ofTieBreaks(names::get);
    }

    private static String name(Player player) {
        return (player.id() + " " + player.name()).strip();
    }

    List<String> lines(TieBreak tieBreak, Fraction value, Player player, List<Player> tied) {
        var lines = new ArrayList<String>();
        lines.add("    " + tieBreak.code() + " = " + value.toText() + ", " + text("sum.way." + way(tieBreak)) + ":");
        for (var term : values.terms(tieBreak, player, tied)) {
            lines.add("      " + text(term) + (term.cut() ? " (" + text("sum.cut") + ")" : ""));
        }
        return lines;
    }

    private static String way(TieBreak tieBreak) {
        if (tieBreak.kind() == TieBreak.Kind.DE) {
            return "LIST";
        }
        return tieBreak.kind().isMean() ? "MEAN" : "SUM";
    }

    private String text(Term term) {
        Explanation words = term.words();
        if (words.key().equals("sum.directRank")
                && Integer.valueOf(1).equals(words.params().get("level"))) {
            return text("sum.directAlone");
        }
        var params = new HashMap<>(words.params());
        if (params.get("opponent") instanceof Integer opponent) {
            params.put("name", names.getOrDefault(opponent, String.valueOf(opponent)));
        }
        return texts.of(new Sentence(words.key(), params));
    }

    private String text(String key) {
        return texts.of(new Sentence(key, Map.of()));
    }
}
