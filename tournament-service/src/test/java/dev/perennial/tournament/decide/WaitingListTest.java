package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.TournamentEvent.PlayerCheckedIn;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.SetRules;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.domain.tournament.decide.WaitingList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Those who came when the tournament was full. */
class WaitingListTest {
    private static PlayerId player(int number) {
        return new PlayerId("p" + number);
    }

    private static List<String> active(Cup cup) {
        return cup.state().active().stream().map(entry -> entry.player().code()).toList();
    }

    @Test
    void aHigherLimitLetsThemInInTheirOrder() {
        var cup = Cup.with(6, 2, Cup.rules("{\"admission\":{\"maxPlayers\":2}}"));
        cup.olga((id, request) -> new SetRules(
                id,
                request,
                Cup.rules("{\"admission\":{\"maxPlayers\":4}}")
                        .apply(cup.state().rules())));
        assertThat(active(cup)).containsExactly("p1", "p2", "p3", "p4");
        cup.olga((id, request) -> new SetRules(
                id,
                request,
                Cup.rules("{\"admission\":{\"maxPlayers\":null}}")
                        .apply(cup.state().rules())));
        assertThat(active(cup)).hasSize(6);
    }

    /** A player who gave up a place comes after those who registered since. */
    @Test
    void whoComesBackToAFullTournamentWaitsBehindTheOthers() {
        var cup = Cup.with(4, 1, Cup.rules("{\"admission\":{\"maxPlayers\":2}}"));
        cup.send(player(1), null, (id, request) -> new WithdrawPlayer(id, request, player(1)))
                .send(player(1), null, (id, request) -> new ReenterPlayer(id, request, player(1)));
        assertThat(active(cup)).containsExactly("p2", "p3");
        assertThat(WaitingList.of(cup.state()).stream().map(Entry::player)).containsExactly(player(4), player(1));
        cup.send(player(2), null, (id, request) -> new WithdrawPlayer(id, request, player(2)))
                .send(player(3), null, (id, request) -> new WithdrawPlayer(id, request, player(3)));
        assertThat(active(cup)).containsExactlyInAnyOrder("p4", "p1");
        cup.send(player(2), null, (id, request) -> new ReenterPlayer(id, request, player(2)))
                .olga(StartTournament::new);
        cup.refuses(
                player(2),
                null,
                (id, request) -> new ReenterPlayer(id, request, player(2)),
                TournamentRefusal.REGISTRATION_CLOSED);
    }

    @Test
    void whoWaitsAndIsThereTakesThePlaceOfWhoIsNot() {
        var cup = Cup.with(5, 1, Cup.rules("{\"admission\":{\"maxPlayers\":3,\"checkIn\":true}}"));
        Stream.of(1, 4, 5, 3)
                .forEach(i -> cup.send(player(i), null, (id, request) -> new CheckIn(id, request, player(i), "s")));
        cup.olga(StartTournament::new);
        assertThat(active(cup)).containsExactly("p1", "p3", "p4");
        assertThat(cup.state().numbered().stream().map(Entry::player)).containsExactly(player(1), player(3), player(4));
    }

    @Test
    void checkInBySomebodyElseSaysWhoAndWhy() {
        var cup = Cup.of(2, 1).send(OLGA, "I see him", (id, request) -> new CheckIn(id, request, player(1), "s"));
        assertThat(cup.last())
                .containsExactly(new PlayerCheckedIn(cup.state().id(), player(1), "s", OLGA, "I see him"));
    }
}
