package dev.perennial.query.tournament.reasons;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.domain.tournament.round.NextRound;
import dev.perennial.domain.tournament.round.PairingPreview;
import dev.perennial.games.Sentence;
import dev.perennial.query.tournament.TournamentHistory;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * The reasons for the pairings of a published round: those the preview showed. They follow from the tournament as it
 * was just before the round was published, so nothing is stored; the latest rounds asked for are remembered.
 */
@Component
class PublishedReasons {
    private static final int REMEMBERED = 200;

    /** A table of the round, by its number, and why its players meet. Empty if an organiser set it. */
    record TableReasons(int number, List<Sentence> reasons) {}

    /** A player with a bye, and why. Empty if the bye was asked for. */
    record ByeReasons(PlayerId player, List<Sentence> reasons) {}

    record RoundReasons(int round, List<TableReasons> tables, List<ByeReasons> byes) {}

    private record Key(String tournament, int round) {}

    private final TournamentHistory history;
    private final Map<Key, RoundReasons> known = new LinkedHashMap<>();

    PublishedReasons(TournamentHistory history) {
        this.history = history;
    }

    /** One round at a time: finding reasons takes a processor for a moment. */
    synchronized RoundReasons of(String tournament, int round) {
        var key = new Key(tournament, round);
        RoundReasons found = known.get(key);
        if (found == null) {
            found = find(tournament, round);
            known.put(key, found);
            if (known.size() > REMEMBERED) {
                known.remove(known.keySet().iterator().next());
            }
        }
        return found;
    }

    private RoundReasons find(String tournament, int round) {
        TournamentState state = null;
        for (var stored : history.after(tournament, -1)) {
            var event = stored.event();
            if (event instanceof TournamentCreated created) {
                state = TournamentState.created(created);
            } else if (event instanceof RoundPaired paired && paired.round() == round) {
                return explain(Objects.requireNonNull(state), paired);
            } else {
                state = Objects.requireNonNull(state).evolve(event);
            }
        }
        throw new IllegalStateException("round " + round + " of " + tournament + " is in no event");
    }

    static RoundReasons explain(TournamentState before, RoundPaired published) {
        Map<List<PlayerId>, List<Sentence>> tables = new HashMap<>();
        Map<PlayerId, List<Sentence>> byes = new HashMap<>();
        if (preview(before) instanceof NextRound.Paired paired) {
            paired.tables().forEach(table -> tables.put(table.players(), table.reasons()));
            paired.byes().forEach(bye -> byes.put(bye.player(), bye.reasons()));
        }
        return new RoundReasons(
                published.round(),
                published.tables().stream()
                        .map(table -> new TableReasons(table.number(), tables.getOrDefault(table.players(), List.of())))
                        .toList(),
                published.byes().stream()
                        .map(bye -> new ByeReasons(bye.player(), byes.getOrDefault(bye.player(), List.of())))
                        .toList());
    }

    /** Nothing if the rules did not pair then, so that an organiser set the round. */
    private static @Nullable NextRound preview(TournamentState before) {
        try {
            return PairingPreview.of(before);
        } catch (TournamentRefused e) {
            return null;
        }
    }
}
