package dev.perennial.query.tournament;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.ByeKind;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.RoundBye;
import dev.perennial.contract.tournament.RoundState;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.Stage;
import dev.perennial.contract.tournament.TournamentRules;
import dev.perennial.contract.tournament.TournamentState;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What pages show of a tournament. Client seeds are not for everybody before the games are over. */
final class TournamentViews {
    private TournamentViews() {}

    /** A round somebody will not play. */
    record AskedBye(int round, ByeKind kind) {}

    record EntryView(
            PlayerId player,
            int number,
            int rating,
            @Nullable String bot,
            String status,
            boolean checkedIn,
            int firstRound,
            List<AskedBye> byes) {}

    /** @param organisers who may run it; who made it is among them unless it is a league's */
    record Overview(
            String id,
            String name,
            String game,
            int tableSize,
            int rounds,
            int round,
            Stage stage,
            String status,
            @Nullable String problem,
            PlayerId organiser,
            Set<PlayerId> organisers,
            @Nullable String league,
            TournamentRules rules,
            List<EntryView> entries,
            List<PlayerId> seeding,
            List<PlayerId> playoff,
            Instant createdAt,
            long sequence,
            Map<String, String> names) {}

    static Overview overview(TournamentMoment moment, Set<PlayerId> organisers, Map<String, String> names) {
        TournamentState state = moment.state();
        return new Overview(
                state.id().code(),
                state.name(),
                state.game(),
                state.tableSize(),
                state.rounds(),
                state.played().size(),
                state.playoff().isEmpty() ? Stage.MAIN : Stage.PLAYOFF,
                state.status().name(),
                state.problem(),
                state.organiser(),
                organisers,
                state.rules().league(),
                state.rules(),
                state.entries().values().stream().map(TournamentViews::entry).toList(),
                state.seeding(),
                state.playoff(),
                moment.createdAt(),
                moment.sequence(),
                names);
    }

    private static EntryView entry(Entry entry) {
        return new EntryView(
                entry.player(),
                entry.number(),
                entry.rating(),
                entry.bot(),
                entry.presence().name(),
                entry.checkedIn(),
                entry.firstRound(),
                new TreeMap<>(entry.byes())
                        .entrySet().stream()
                                .map(asked -> new AskedBye(asked.getKey(), asked.getValue()))
                                .toList());
    }

    record TableRow(
            int number,
            String table,
            List<PlayerId> players,
            @Nullable List<Integer> places,
            List<Integer> scores,
            List<PlayerId> absent,
            String status) {}

    record RoundView(
            int round,
            Stage stage,
            Instant publishedAt,
            boolean finished,
            List<TableRow> tables,
            List<RoundBye> byes) {}

    static RoundView round(RoundState round) {
        return new RoundView(
                round.number(),
                round.stage(),
                round.publishedAt(),
                round.finished(),
                round.tables().stream().map(TournamentViews::table).toList(),
                round.byes());
    }

    private static TableRow table(Seating table) {
        return new TableRow(
                table.number(),
                table.table().code(),
                table.players(),
                table.places(),
                table.scores(),
                table.absent(),
                table.outcome().name());
    }
}
