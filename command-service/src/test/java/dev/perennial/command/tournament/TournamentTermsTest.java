package dev.perennial.command.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.tournament.PairedTable;
import dev.perennial.domain.tournament.PairedTable.PairedSeat;
import dev.perennial.domain.tournament.Stage;
import dev.perennial.domain.tournament.TournamentEvent.RoundPaired;
import dev.perennial.domain.tournament.TournamentId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TournamentTermsTest {
    private static final TournamentId CUP = new TournamentId("cup");
    private static final PairedSeat ANN = new PairedSeat(new PlayerId("ann"), null, "seed");
    private static final PairedSeat BOT = new PairedSeat(new PlayerId("bot-greedy-1"), "greedy", "seed");

    private static final Predicate<PlayerId> NO_GUESTS = _ -> false;

    private final TournamentTerms terms = new TournamentTerms(Duration.ofSeconds(30));

    @Test
    void spectatorsSeeGamesOfPeopleLaterAndGamesOfBotsAtOnce() {
        assertThat(terms.of(round("arboretum", null), table(ANN, BOT), NO_GUESTS)
                        .spectatorDelaySeconds())
                .isEqualTo(30);
        assertThat(terms.of(round("arboretum", null), table(BOT, BOT), NO_GUESTS)
                        .spectatorDelaySeconds())
                .isZero();
    }

    @Test
    void everyGameCountsAndHasTheClockOfTheTournamentOrItsOwn() {
        var live = new Clock.Live(30, 600, 0);
        var given = terms.of(round("arboretum", live), table(ANN, BOT), NO_GUESTS);
        assertThat(given.rated()).isTrue();
        assertThat(given.clock()).isEqualTo(live);
        assertThat(given.missedTurns()).isEqualTo(2);
        assertThat(terms.of(round("arboretum", null), table(ANN, BOT), NO_GUESTS)
                        .clock())
                .isEqualTo(new Clock.None());
        assertThat(terms.of(round("evergreen-concert", null), table(ANN, BOT), NO_GUESTS)
                        .clock())
                .isInstanceOf(Clock.Hourglass.class);
    }

    @Test
    void aTableWithAGuestIsNotRated() {
        var round = round("arboretum", null);
        assertThat(terms.of(round, table(ANN, BOT), ANN.player()::equals).rated())
                .isFalse();
        assertThat(terms.of(round, table(BOT, BOT), ANN.player()::equals).rated())
                .isTrue();
    }

    private static PairedTable table(PairedSeat... seats) {
        return new PairedTable(1, PairedTable.id(CUP, 1, 1), List.of(seats));
    }

    private static RoundPaired round(String game, @Nullable Clock clock) {
        return new RoundPaired(
                CUP,
                1,
                Stage.MAIN,
                game,
                Document.EMPTY,
                clock == null ? null : GameJson.document(clock),
                List.of(),
                List.of(),
                Instant.EPOCH,
                null,
                null);
    }
}
