package dev.perennial.query.tournament.print;

import com.samskivert.mustache.Template;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.tournament.CrossTable;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The tables of a round, then those who do not play. */
record PrintedPairings(String language, String title, String subtitle, Header header, List<Row> rows)
        implements PrintedPage {
    private static final Template TEMPLATE = PrintedPage.template("pairings");

    record Header(String table, String players, String result) {}

    record Row(String table, String players, String result) {}

    /** A round that is not paired yet has a page without rows. */
    static PrintedPairings of(TournamentState state, int round, Map<String, String> names, PrintedTexts texts) {
        var paired =
                state.played().stream().filter(each -> each.number() == round).findFirst();
        boolean isPlayoff = paired.filter(each -> each.stage() == Stage.PLAYOFF).isPresent();
        return new PrintedPairings(
                texts.language().getLanguage(),
                state.name(),
                texts.say(isPlayoff ? "round.PLAYOFF" : "round", round),
                new Header(texts.say("table"), texts.say("seats"), texts.say("result")),
                paired.map(each -> rows(each, names, texts)).orElse(List.of()));
    }

    private static List<Row> rows(RoundState round, Map<String, String> names, PrintedTexts texts) {
        return Stream.concat(
                        round.tables().stream().map(table -> row(table, names, texts)),
                        round.byes().stream().map(bye -> row(bye, names, texts)))
                .toList();
    }

    private static Row row(Seating table, Map<String, String> names, PrintedTexts texts) {
        String players = table.players().stream()
                .map(player -> texts.player(names, player.code()))
                .collect(Collectors.joining(" – "));
        String result = IntStream.range(0, table.players().size())
                .mapToObj(seat -> CrossTable.code(table, seat))
                .collect(Collectors.joining(" : "));
        return new Row(Integer.toString(table.number()), players, table.done() ? result : "");
    }

    private static Row row(RoundBye bye, Map<String, String> names, PrintedTexts texts) {
        return new Row("", texts.player(names, bye.player().code()), texts.say("bye." + bye.kind()));
    }

    @Override
    public String html() {
        return TEMPLATE.execute(this);
    }
}
