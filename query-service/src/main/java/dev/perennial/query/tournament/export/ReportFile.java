package dev.perennial.query.tournament.export;

import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TournamentRules.PairingSystem;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TwoPlayerMapper;
import dev.perennial.pairing.Acceleration;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.trf.Dialect;
import dev.perennial.pairing.trf.TrfFile;
import dev.perennial.pairing.trf.TrfWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A tournament as a report file that other programs read. It contains only finished rounds. */
final class ReportFile {
    private static final int LONGEST_NAME = 33;

    private ReportFile() {}

    static String of(TournamentState state, Map<String, String> names, Dialect dialect) {
        int over = (int)
                state.mainRounds().stream().takeWhile(RoundState::finished).count();
        var book = TwoPlayerMapper.forStandings(state);
        var lines = new ArrayList<>(List.of(
                "012 " + line(state.name()),
                "062 " + state.numbered().size(),
                "092 " + (state.rules().system() == PairingSystem.SWISS ? "Swiss System" : "Round Robin"),
                "102 "
                        + line(names.getOrDefault(
                                state.organiser().code(), state.organiser().code())),
                "122 " + state.game()));
        if (dialect == Dialect.TRF2026) {
            lines.addAll(method(state, book));
        }
        var file = new TrfFile(upTo(state, book, over), lines, personal(state, names));
        var standings = state.standings();
        return standings == null
                ? TrfWriter.write(file, dialect)
                : TrfWriter.write(
                        file,
                        dialect,
                        standings.rows().stream()
                                .collect(Collectors.toMap(
                                        row -> state.known(row.player()).number(), StandingRow::rank)));
    }

    /** Which rules paired and ranked them; the writer itself names the method of Baku, where that is used as usual. */
    private static List<String> method(TournamentState state, Tournament book) {
        var lines = new ArrayList<String>();
        boolean named = book.acceleration() instanceof Acceleration.Baku baku && baku.isUsual(book);
        if (state.rules().system().isSwiss() && !named) {
            lines.add("192 FIDE_DUTCH_2025");
        }
        if (!state.rules().system().isSwiss()) {
            lines.add("192 BERGER_ROUNDROBIN");
        }
        String tieBreaks = String.join(",", state.rules().scoring().tieBreaks());
        if (!tieBreaks.isEmpty()) {
            lines.add("202 " + tieBreaks);
            lines.add("212 PTS," + tieBreaks);
        }
        return lines;
    }

    /**
     * Byes and withdrawals are announced for the next round, if one is to be paired; a game still played is neither.
     */
    private static Tournament upTo(TournamentState state, Tournament book, int rounds) {
        var then = book.before(rounds + 1);
        boolean goesOn = state.rules().system().isSwiss() && !state.over();
        return then.with(then.players().stream()
                .map(player -> player.withAbsence(goesOn && player.absence() != Outcome.FREE ? player.absence() : null))
                .toList());
    }

    /** Columns 10 to 79: the name from 15, the rating from 49. */
    private static Map<Integer, String> personal(TournamentState state, Map<String, String> names) {
        var personal = new HashMap<Integer, String>();
        for (Entry entry : state.numbered()) {
            String name = line(
                    names.getOrDefault(entry.player().code(), entry.player().code()));
            String cut = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
            personal.put(entry.number(), String.format(Locale.ROOT, "     %-33s %4d", cut, entry.rating()));
        }
        return personal;
    }

    /** On one line, and every character one column, also for readers that count otherwise beyond the first 65,536. */
    private static String line(String text) {
        return text.replaceAll("\\p{Cntrl}", " ").replaceAll("[^\\x{0}-\\x{FFFF}]", "?");
    }
}
