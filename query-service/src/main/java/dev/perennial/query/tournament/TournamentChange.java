package dev.perennial.query.tournament;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.RoundState;
import dev.perennial.domain.tournament.TournamentState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The public changes of a tournament by one event, so that a page can update its copy.
 *
 * @param overview the changed members of the overview, without the entries
 * @param entries new and changed ones
 * @param rounds new and changed ones
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record TournamentChange(
        Map<String, @Nullable Object> overview, List<TournamentViews.EntryView> entries, List<RoundChange> rounds) {

    /**
     * A round.
     *
     * @param round with all its tables if it is new, otherwise with those that changed
     */
    record RoundChange(boolean isNew, TournamentViews.RoundView round) {}

    static final TournamentChange NOTHING = new TournamentChange(Map.of(), List.of(), List.of());

    static TournamentChange between(@Nullable TournamentState before, TournamentState after) {
        return new TournamentChange(
                overview(before == null ? Map.of() : TournamentViews.head(before), TournamentViews.head(after)),
                entries(before == null ? Map.of() : before.entries(), after),
                rounds(before == null ? List.of() : before.played(), after.played()));
    }

    private static Map<String, @Nullable Object> overview(
            Map<String, @Nullable Object> before, Map<String, @Nullable Object> after) {
        var changed = new LinkedHashMap<String, @Nullable Object>();
        after.forEach((name, value) -> {
            if (!before.containsKey(name) || !Objects.equals(before.get(name), value)) {
                changed.put(name, value);
            }
        });
        return changed;
    }

    private static List<TournamentViews.EntryView> entries(Map<PlayerId, ?> before, TournamentState after) {
        return after.entries().values().stream()
                .filter(entry -> !entry.equals(before.get(entry.player())))
                .map(TournamentViews::entry)
                .toList();
    }

    /** Rounds are only ever added, and the tables of a published round stay the same ones. */
    private static List<RoundChange> rounds(List<RoundState> before, List<RoundState> after) {
        var changed = new ArrayList<RoundChange>();
        for (int i = 0; i < after.size(); i++) {
            RoundState now = after.get(i);
            if (i >= before.size()) {
                changed.add(new RoundChange(true, TournamentViews.round(now)));
            } else if (!now.equals(before.get(i))) {
                changed.add(new RoundChange(false, TournamentViews.round(onlyChanged(before.get(i), now))));
            }
        }
        return changed;
    }

    private static RoundState onlyChanged(RoundState before, RoundState now) {
        var tables = IntStream.range(0, now.tables().size())
                .filter(i -> !now.tables().get(i).equals(before.tables().get(i)))
                .mapToObj(now.tables()::get)
                .toList();
        return new RoundState(now.number(), now.stage(), now.publishedAt(), tables, now.byes(), now.finished());
    }
}
