package dev.perennial.query.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.TournamentEvent.ByeRequested;
import dev.perennial.domain.tournament.TournamentEvent.PlayerRegistered;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCreated;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.tournament.TournamentViews.AskedBye;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TournamentViewsTest {
    private static final TournamentId ID = new TournamentId("cup");
    private static final PlayerId OLGA = new PlayerId("olga");
    private static final PlayerId ANN = new PlayerId("ann");

    @Test
    void roundsSomebodyWillNotPlayAreShownInTheirOrder() {
        var moment = TournamentMoment.of(new TournamentCreated(ID, "Cup", "arboretum", 2, 5, OLGA), Instant.EPOCH)
                .after(new PlayerRegistered(ID, ANN, null, 1600, "", false, 1, ANN, null), 1)
                .after(new ByeRequested(ID, ANN, 4, ByeKind.ZERO, ANN, null), 2)
                .after(new ByeRequested(ID, ANN, 2, ByeKind.HALF, OLGA, "a train"), 3);
        var entry = TournamentViews.overview(moment, Set.of(OLGA), Map.of())
                .entries()
                .getFirst();
        assertThat(entry.byes()).containsExactly(new AskedBye(2, ByeKind.HALF), new AskedBye(4, ByeKind.ZERO));
    }
}
