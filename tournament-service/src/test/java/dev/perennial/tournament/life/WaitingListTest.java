package dev.perennial.tournament.life;

import static dev.perennial.tournament.life.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.PlayerId;
import dev.perennial.contract.tournament.Entry;
import dev.perennial.contract.tournament.TournamentEvent.PlayerCheckedIn;
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
        cup.olga(new Act.SetRules(Cup.rules("{\"admission\":{\"maxPlayers\":4}}")
                .apply(cup.state().rules())));
        assertThat(active(cup)).containsExactly("p1", "p2", "p3", "p4");
        cup.olga(new Act.SetRules(Cup.rules("{\"admission\":{\"maxPlayers\":null}}")
                .apply(cup.state().rules())));
        assertThat(active(cup)).hasSize(6);
    }

    /** He had his place and gave it up: those who came since are before him. */
    @Test
    void whoComesBackToAFullTournamentWaitsBehindTheOthers() {
        var cup = Cup.with(4, 1, Cup.rules("{\"admission\":{\"maxPlayers\":2}}"));
        cup.act(player(1), null, new Act.Withdraw(player(1))).act(player(1), null, new Act.Reenter(player(1)));
        assertThat(active(cup)).containsExactly("p2", "p3");
        assertThat(Enrolment.waiting(cup.state()).stream().map(Entry::player)).containsExactly(player(4), player(1));
        cup.act(player(2), null, new Act.Withdraw(player(2))).act(player(3), null, new Act.Withdraw(player(3)));
        assertThat(active(cup)).containsExactlyInAnyOrder("p4", "p1");
        cup.act(player(2), null, new Act.Reenter(player(2))).olga(new Act.Start());
        cup.refuses(player(2), null, new Act.Reenter(player(2)), TournamentRefusal.REGISTRATION_CLOSED);
    }

    @Test
    void whoWaitsAndIsThereTakesThePlaceOfWhoIsNot() {
        var cup = Cup.with(5, 1, Cup.rules("{\"admission\":{\"maxPlayers\":3,\"checkIn\":true}}"));
        Stream.of(1, 4, 5, 3).forEach(i -> cup.act(player(i), null, new Act.CheckIn(player(i), "s")));
        cup.olga(new Act.Start());
        assertThat(active(cup)).containsExactly("p1", "p3", "p4");
        assertThat(cup.state().numbered().stream().map(Entry::player)).containsExactly(player(1), player(3), player(4));
    }

    @Test
    void checkInBySomebodyElseSaysWhoAndWhy() {
        var cup = Cup.of(2, 1).act(OLGA, "I see him", new Act.CheckIn(player(1), "s"));
        assertThat(cup.last())
                .containsExactly(new PlayerCheckedIn(cup.state().id(), player(1), "s", OLGA, "I see him"));
    }
}
