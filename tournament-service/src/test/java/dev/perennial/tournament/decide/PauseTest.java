package dev.perennial.tournament.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.Seating;
import dev.perennial.domain.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.domain.tournament.TournamentStatus;
import dev.perennial.domain.tournament.command.TournamentCommand.CancelTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.PauseTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.ResumeTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentRefused;
import dev.perennial.domain.tournament.decide.DueTimes;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be done while nothing goes on by itself, and what time does meanwhile. */
class PauseTest {
    @Test
    void theMissingOrderIsSetWhileTheTournamentWaitsForIt() {
        var rules = Cup.rules("{\"seeding\":\"BY_HAND\",\"timing\":{\"startsAt\":\"2026-03-01T11:00:00Z\"}}");
        var cup = Cup.with(2, 1, rules).wait(Duration.ofHours(1));
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.PAUSED);
        var order = List.of(new PlayerId("p2"), new PlayerId("p1"));
        cup.olga((id, request) -> new SetSeeding(id, request, order))
                .olga(ResumeTournament::new)
                .tick();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.RUNNING);
        assertThat(cup.state().numbered().stream().map(Entry::player)).isEqualTo(order);
    }

    @Test
    void nobodyHasToComeDuringAPause() {
        var rules = Cup.rules("{\"timing\":{\"forfeitMinutes\":10,\"withdrawMinutes\":20}}");
        var cup = Cup.with(4, 2, rules).olga(StartTournament::new).olga(PauseTournament::new);
        cup.wait(Duration.ofHours(1)).olga(ResumeTournament::new).tick();
        assertThat(cup.round(1).tables()).noneMatch(Seating::done);
        assertThat(cup.state().active()).hasSize(4);
        assertThat(DueTimes.next(cup.state())).contains(Cup.START.plus(Duration.ofMinutes(70)));
        cup.wait(Duration.ofMinutes(10));
        assertThat(cup.round(1).tables()).allMatch(Seating::done);
    }

    @Test
    void whoCancelsCallsOffTheGamesStillPlayed() {
        var cup = Cup.of(4, 2).olga(StartTournament::new);
        cup.result(cup.round(1).tables().getFirst(), 1, 2).olga(CancelTournament::new);
        assertThat(cup.last())
                .singleElement()
                .isInstanceOfSatisfying(
                        TournamentCancelled.class,
                        event -> assertThat(event.tables()).containsExactly(new TableId("cup-r1-t2")));
    }

    /** Otherwise losing would be a matter of choice: a cancelled tournament's games count for nothing. */
    @Test
    void nobodyCancelsTheirWayOutOfAGame() {
        var cup = Cup.of(3, 2).register("olga", 1);
        cup.olga(StartTournament::new);
        var mine = cup.round(1).tables().stream()
                .filter(table -> table.players().contains(Cup.OLGA))
                .findFirst()
                .orElseThrow();
        assertThatExceptionOfType(TournamentRefused.class)
                .isThrownBy(() -> cup.olga(CancelTournament::new))
                .withMessage("OWN_GAME_RUNNING");
        cup.result(mine, 1, 2).olga(CancelTournament::new);
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.CANCELLED);
    }
}
