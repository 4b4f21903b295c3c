package dev.perennial.query.tournament.print;

import com.samskivert.mustache.Template;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.tournament.StandingsView;
import java.util.List;
import java.util.Map;

/** The latest standings, with a column for each tie-break. */
record PrintedStandings(String language, String title, String subtitle, Header header, List<Row> rows)
        implements PrintedPage {
    private static final Template TEMPLATE = PrintedPage.template("standings");

    record Header(String rank, String name, String points, List<String> tieBreaks) {}

    record Row(int rank, String name, String points, List<String> tieBreaks) {}

    static PrintedStandings of(TournamentState state, Map<String, String> names, PrintedTexts texts) {
        var view = StandingsView.of(state, names);
        var tieBreaks = view.columns().stream().map(StandingsView.Column::code).toList();
        return new PrintedStandings(
                texts.language().getLanguage(),
                state.name(),
                texts.basis(view),
                new Header(texts.say("rank"), texts.say("name"), texts.say("points"), tieBreaks),
                view.rows().stream().map(row -> row(row, names, texts)).toList());
    }

    private static Row row(StandingsView.Row row, Map<String, String> names, PrintedTexts texts) {
        return new Row(
                row.rank(),
                texts.player(names, row.player().code()),
                texts.figure(row.points()),
                row.tieBreaks().stream().map(texts::figure).toList());
    }

    @Override
    public String html() {
        return TEMPLATE.execute(this);
    }
}
