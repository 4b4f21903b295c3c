package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.RoundBye;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.domain.tournament.TournamentState;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The public views of a tournament. Client seeds are left out until the games are over. */
public final class TournamentViews {
    private TournamentViews() {}

    /** A round a player asked not to play. */
    public record AskedBye(int round, ByeKind kind) {}

    public record EntryView(
            PlayerId player,
            int number,
            int rating,
            @Nullable String bot,
            String status,
            boolean checkedIn,
            int firstRound,
            List<AskedBye> byes) {}

    /**
     * All of a tournament but its rounds and standings.
     *
     * @param organisers may run it; its creator is among them unless it is a league's
     */
    public record Overview(
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
            List<PlayerId> commentators,
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
                stage(state),
                state.status().name(),
                state.problem(),
                state.organiser(),
                organisers,
                state.commentators(),
                state.rules().league(),
                state.rules(),
                state.entries().values().stream().map(TournamentViews::entry).toList(),
                state.seeding(),
                state.playoff(),
                moment.createdAt(),
                moment.sequence(),
                names);
    }

    /** The members of the overview that events change, apart from the entries. */
    static Map<String, @Nullable Object> head(TournamentState state) {
        var head = new LinkedHashMap<String, @Nullable Object>();
        head.put("name", state.name());
        head.put("rounds", state.rounds());
        head.put("round", state.played().size());
        head.put("stage", stage(state));
        head.put("status", state.status().name());
        head.put("problem", state.problem());
        head.put("rules", state.rules());
        head.put("commentators", state.commentators());
        head.put("seeding", state.seeding());
        head.put("playoff", state.playoff());
        return head;
    }

    private static Stage stage(TournamentState state) {
        return state.playoff().isEmpty() ? Stage.MAIN : Stage.PLAYOFF;
    }

    static EntryView entry(Entry entry) {
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

    public record TableRow(
            int number,
            String table,
            List<PlayerId> players,
            @Nullable List<Integer> places,
            List<Integer> scores,
            List<PlayerId> absent,
            String status) {}

    public record RoundView(
            int round,
            Stage stage,
            Instant publishedAt,
            boolean finished,
            List<TableRow> tables,
            List<RoundBye> byes) {}

    public static RoundView round(RoundState round) {
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
