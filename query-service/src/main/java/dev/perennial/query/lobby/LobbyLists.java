package dev.perennial.query.lobby;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import dev.perennial.query.ladder.LadderLeaders;
import dev.perennial.query.tournament.CurrentTournaments;
import dev.perennial.query.tournament.TournamentList;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** The lists of the home page that change slowly. They are read at most every few seconds, however many follow. */
@Component
class LobbyLists {
    private static final Duration KEPT = Duration.ofSeconds(5);
    private static final int TOURNAMENTS = 6;
    private static final int TOPS = 3;

    record Lists(List<TournamentList.Row> tournaments, Map<String, List<LadderLeaders.Top>> ladders) {}

    private final LoadingCache<String, Lists> lists;

    LobbyLists(CurrentTournaments tournaments, LadderLeaders ladders) {
        lists = Caffeine.newBuilder()
                .expireAfterWrite(KEPT)
                .build(_ -> new Lists(tournaments.newest(TOURNAMENTS), ladders.first(TOPS)));
    }

    Lists now() {
        return lists.get("");
    }
}
