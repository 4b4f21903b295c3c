package dev.perennial.query.tournament;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.StandingRow;
import dev.perennial.domain.tournament.TieBreakFigures;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.TwoPlayerMapper;
import dev.perennial.pairing.tiebreak.Edition;
import dev.perennial.pairing.tiebreak.Fraction;
import dev.perennial.pairing.tiebreak.Standings;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A tournament told event by event, as it arrives here. Its players are p1, p2 and so on. */
public final class CupBuilder {
    public static final TournamentId ID = new TournamentId("cup");
    public static final Instant AT = Instant.parse("2026-03-01T10:00:00Z");
    private static final PlayerId OLGA = new PlayerId("olga");

    private final List<TournamentMoment> moments = new ArrayList<>();
    private long results;

    public CupBuilder(int tableSize, int rounds, int... ratings) {
        moments.add(TournamentMoment.of(
                new TournamentEvent.TournamentCreated(ID, "Cup", "arboretum", tableSize, rounds, OLGA), AT));
        for (int rating : ratings) {
            register(rating, 1);
        }
        var order = IntStream.rangeClosed(1, ratings.length)
                .mapToObj(CupBuilder::player)
                .toList();
        tell(new TournamentEvent.TournamentStarted(ID, rounds, order, List.of(), AT, OLGA, null));
    }

    public static PlayerId player(int number) {
        return new PlayerId("p" + number);
    }

    public static TableId table(int round, int number) {
        return PairedTable.id(ID, round, number);
    }

    public TournamentMoment now() {
        return moments.getLast();
    }

    public TournamentState state() {
        return now().state();
    }

    /** After each event. */
    public List<TournamentMoment> moments() {
        return List.copyOf(moments);
    }

    public CupBuilder tell(TournamentEvent event) {
        moments.add(now().after(event, moments.size()));
        return this;
    }

    public CupBuilder register(int rating, int firstRound) {
        var player = player(state().entries().size() + 1);
        return tell(
                new TournamentEvent.PlayerRegistered(ID, player, null, rating, "", false, firstRound, player, null));
    }

    /** The next round; each table names its players. */
    public CupBuilder pair(int[]... tables) {
        int round = state().nextRound();
        var paired = new ArrayList<PairedTable>();
        for (int[] table : tables) {
            int number = paired.size() + 1;
            var seats = IntStream.of(table)
                    .mapToObj(each -> new PairedSeat(player(each), null, ""))
                    .toList();
            paired.add(new PairedTable(number, table(round, number), seats));
        }
        return tell(new TournamentEvent.RoundPaired(
                ID, round, Stage.MAIN, "arboretum", Document.EMPTY, null, paired, List.of(), AT, null, null));
    }

    public CupBuilder result(int round, int table, Integer... places) {
        results++;
        return tell(new TournamentEvent.ResultCounted(
                ID, round, table(round, table), List.of(places), List.of(places), results));
    }

    public CupBuilder finish(int round) {
        return tell(new TournamentEvent.RoundFinished(ID, round, AT));
    }

    /** The standings of two players as they are now. */
    public CupBuilder publish() {
        var state = state();
        var rows =
                Standings.of(TwoPlayerMapper.forStandings(state), TieBreakFigures.tieBreaks(state), Edition.FIDE_2026)
                        .stream()
                        .map(row -> new StandingRow(
                                row.rank(),
                                state.numbered().get(row.player() - 1).player(),
                                row.player(),
                                Fraction.ofTenths(row.points()).toString(),
                                row.tieBreaks().stream().map(Fraction::toString).toList()))
                        .toList();
        int version = state.standings() == null ? 1 : state.standings().version() + 1;
        return tell(new TournamentEvent.StandingsPublished(
                ID,
                version,
                state.played().size(),
                false,
                state.rules().scoring().tieBreaks(),
                rows));
    }
}
