package dev.perennial.cli.pods;

import dev.perennial.cli.reasons.EnglishTexts;
import dev.perennial.domain.tournament.round.PairSentences;
import dev.perennial.domain.tournament.round.PodSentences;
import dev.perennial.pairing.pods.model.PodTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Explains a table in the words of the organiser's desk; what each part of its cost comes from is indented. */
final class TableExplanation {
    private TableExplanation() {}

    static List<String> of(PodTable table) {
        var texts = EnglishTexts.ofPairings(String::valueOf);
        String seats = table.seats().stream().map(String::valueOf).collect(Collectors.joining(" "));
        var lines = new ArrayList<String>();
        lines.add("  table " + seats + ", cost " + table.cost().levels());
        for (var sentence : PodSentences.of(table)) {
            lines.add((sentence.key().startsWith(PairSentences.DETAIL) ? "      " : "    ") + texts.of(sentence));
        }
        return lines;
    }
}
