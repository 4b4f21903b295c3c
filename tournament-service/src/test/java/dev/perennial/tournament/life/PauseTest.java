package dev.perennial.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.table.TableId;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.Seating;
import dev.perennial.contract.tournament.TournamentEvent.TournamentCancelled;
import dev.perennial.contract.tournament.TournamentStatus;
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
        cup.olga(new Act.SetSeeding(order)).olga(new Act.Resume()).tick();
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.RUNNING);
        assertThat(cup.state().numbered().stream().map(Entry::player)).isEqualTo(order);
    }

    @Test
    void nobodyHasToComeDuringAPause() {
        var rules = Cup.rules("{\"timing\":{\"forfeitMinutes\":10,\"withdrawMinutes\":20}}");
        var cup = Cup.with(4, 2, rules).olga(new Act.Start()).olga(new Act.Pause());
        cup.wait(Duration.ofHours(1)).olga(new Act.Resume()).tick();
        assertThat(cup.round(1).tables()).noneMatch(Seating::done);
        assertThat(cup.state().active()).hasSize(4);
        assertThat(Clockwork.nextDue(cup.state())).contains(Cup.START.plus(Duration.ofMinutes(70)));
        cup.wait(Duration.ofMinutes(10));
        assertThat(cup.round(1).tables()).allMatch(Seating::done);
    }

    @Test
    void whoCancelsCallsOffTheGamesStillPlayed() {
        var cup = Cup.of(4, 2).olga(new Act.Start());
        cup.result(cup.round(1).tables().getFirst(), 1, 2).olga(new Act.Cancel());
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
        cup.olga(new Act.Start());
        var mine = cup.round(1).tables().stream()
                .filter(table -> table.players().contains(Cup.OLGA))
                .findFirst()
                .orElseThrow();
        assertThatExceptionOfType(TournamentRefused.class)
                .isThrownBy(() -> cup.olga(new Act.Cancel()))
                .withMessage("OWN_GAME_RUNNING");
        cup.result(mine, 1, 2).olga(new Act.Cancel());
        assertThat(cup.state().status()).isEqualTo(TournamentStatus.CANCELLED);
    }
}
