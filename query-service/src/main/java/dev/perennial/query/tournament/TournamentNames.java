package dev.perennial.query.tournament;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.TournamentState;
import dev.perennial.query.player.Players;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** The names of everyone in a tournament. */
@Component
public class TournamentNames {
    private final Players players;

    TournamentNames(Players players) {
        this.players = players;
    }

    public Map<String, String> of(TournamentState state) {
        return of(state, List.of());
    }

    public Map<String, String> of(TournamentState state, Collection<PlayerId> others) {
        var ids = Stream.of(state.entries().keySet(), List.of(state.organiser()), state.commentators(), others)
                .flatMap(Collection::stream)
                .map(PlayerId::code)
                .toList();
        return players.names(ids);
    }
}
