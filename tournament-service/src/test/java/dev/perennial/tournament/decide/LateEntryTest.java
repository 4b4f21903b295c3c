package dev.perennial.tournament.decide;

import static dev.perennial.tournament.decide.Cup.OLGA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.Request;
import dev.perennial.domain.tournament.ByeKind;
import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.TwoPlayerMapper;
import dev.perennial.domain.tournament.command.TournamentCommand.CheckIn;
import dev.perennial.domain.tournament.command.TournamentCommand.ReenterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RegisterPlayer;
import dev.perennial.domain.tournament.command.TournamentCommand.RequestBye;
import dev.perennial.domain.tournament.command.TournamentCommand.SetSeeding;
import dev.perennial.domain.tournament.command.TournamentCommand.StartTournament;
import dev.perennial.domain.tournament.command.TournamentCommand.WithdrawPlayer;
import dev.perennial.domain.tournament.command.TournamentRefusal;
import dev.perennial.pairing.Acceleration.Baku;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Late entries, and the points of rounds that a player missed. */
class LateEntryTest {
    private static final PlayerId LATE = new PlayerId("late");
    private static final String OPEN = "\"lateUntilRound\":3";

    private static Cup cup(String admission) {
        return Cup.with(4, 4, Cup.rules("{\"admission\":{" + admission + "}}"));
    }

    private static List<String> numbers(Cup cup) {
        return cup.state().numbered().stream()
                .map(entry -> entry.player().code())
                .toList();
    }

    /** The players have ratings of 1999 down to 1996. */
    @Test
    void aLateEntryStandsWhereHisRatingPutsHimAndTheOthersMoveDown() {
        var cup = cup(OPEN).olga(StartTournament::new).register("late", 1998);
        assertThat(numbers(cup)).containsExactly("p1", "p2", "late", "p3", "p4");
        assertThat(cup.state().numbered().stream().map(Entry::number)).containsExactly(1, 2, 3, 4, 5);
        cup.favouritesWin();
        assertThat(cup.round(2).tableOf(LATE).isPresent()
                        || cup.round(2).byeOf(LATE).isPresent())
                .isTrue();
        // Nothing of the round that was published has changed.
        assertThat(cup.round(1).tableOf(LATE)).isEmpty();
    }

    @Test
    void behindAnOrderSetByHandHeIsTheLast() {
        var order = List.of(new PlayerId("p4"), new PlayerId("p3"), new PlayerId("p2"), new PlayerId("p1"));
        var cup = cup(OPEN)
                .olga((id, request) -> new SetSeeding(id, request, order))
                .olga(StartTournament::new)
                .register("late", 2500);
        assertThat(numbers(cup)).containsExactly("p4", "p3", "p2", "p1", "late");
    }

    @Test
    void theUpperGroupOfTheBakuMethodKeepsItsPlayers() {
        var cup = Cup.with(8, 5, Cup.rules("{\"acceleration\":\"BAKU\",\"admission\":{" + OPEN + "}}"))
                .olga(StartTournament::new);
        assertThat(TwoPlayerMapper.forPairing(cup.state()).acceleration()).isEqualTo(new Baku(4));
        cup.register("late", 2500);
        assertThat(TwoPlayerMapper.forPairing(cup.state()).acceleration()).isEqualTo(new Baku(5));
        cup.register("later", 100);
        assertThat(TwoPlayerMapper.forPairing(cup.state()).acceleration()).isEqualTo(new Baku(5));
    }

    @Test
    void whoWasNotThereAtTheStartMayComeInLate() {
        var absent = new PlayerId("p2");
        var cup = cup(OPEN + ",\"checkIn\":true");
        for (String player : List.of("p1", "p3", "p4")) {
            cup.send(new PlayerId(player), null, (id, request) -> new CheckIn(id, request, new PlayerId(player), ""));
        }
        cup.olga(StartTournament::new);
        assertThat(numbers(cup)).containsExactly("p1", "p3", "p4");
        cup.send(absent, null, (id, request) -> new ReenterPlayer(id, request, absent));
        assertThat(numbers(cup)).containsExactly("p1", "p2", "p3", "p4");
        assertThat(cup.state().known(absent).firstRound()).isEqualTo(2);
    }

    @Test
    void withoutLateEntryHeMayNot() {
        var absent = new PlayerId("p2");
        var cup = cup("\"checkIn\":true");
        for (String player : List.of("p1", "p3")) {
            cup.send(new PlayerId(player), null, (id, request) -> new CheckIn(id, request, new PlayerId(player), ""));
        }
        cup.olga(StartTournament::new);
        cup.refuses(
                absent,
                null,
                (id, request) -> new ReenterPlayer(id, request, absent),
                TournamentRefusal.REGISTRATION_CLOSED);
    }

    @Test
    void aFullTournamentThatRunsTakesNobodyMore() {
        var cup = cup(OPEN + ",\"maxPlayers\":4").olga(StartTournament::new);
        cup.refuses(
                LATE,
                null,
                (id, request) -> new RegisterPlayer(id, request, LATE, null, 1500, ""),
                TournamentRefusal.REGISTRATION_CLOSED);
        cup.send(new PlayerId("p4"), null, (id, request) -> new WithdrawPlayer(id, request, new PlayerId("p4")))
                .register("late", 1500);
        assertThat(cup.state().known(LATE).active()).isTrue();
    }

    @Test
    void aRoundRobinTakesNobodyLate() {
        assertThatThrownBy(() -> Cup.with(4, 0, Cup.rules("{\"system\":\"ROUND_ROBIN\",\"admission\":{" + OPEN + "}}")))
                .hasMessage("BAD_LIMITS");
    }

    @Test
    void atLargerTablesAHalfPointByeAndLateRoundsAreHalfOfAWin() {
        var cup = new Cup(4, 3, Cup.rules("{\"admission\":{" + OPEN + ",\"lateBye\":\"HALF\"}}"));
        IntStream.rangeClosed(1, 9).forEach(i -> cup.register("p" + i, 2000 - i));
        cup.olga((id, request) -> new RequestBye(id, request, new PlayerId("p9"), 1, ByeKind.HALF))
                .send(
                        new PlayerId("p8"),
                        null,
                        (id, request) -> new RequestBye(id, request, new PlayerId("p8"), 1, ByeKind.ZERO))
                .olga(StartTournament::new);
        assertThat(cup.round(1).tables().stream().map(table -> table.players().size()))
                .containsExactlyInAnyOrder(4, 3);
        cup.register("late", 1500).favouritesWin();
        assertThat(points(cup, "p9")).isEqualTo("5/2");
        assertThat(points(cup, "p8")).isEqualTo("0");
        assertThat(points(cup, "late")).isEqualTo("5/2");
    }

    private static String points(Cup cup, String player) {
        return cup.state().standings().rows().stream()
                .filter(row -> row.player().code().equals(player))
                .findFirst()
                .orElseThrow()
                .points();
    }

    @Test
    void whoEntersOthersSaysWhy() {
        var cup = Cup.of(2, 2);
        cup.refuses(
                OLGA,
                null,
                (id, request) -> new RegisterPlayer(id, request, LATE, null, 1500, "", true),
                TournamentRefusal.REASON_MISSING);
        cup.refuses(
                OLGA,
                "a call",
                (id, request) -> new RegisterPlayer(id, request, LATE, null, 1500, "", true),
                TournamentRefusal.CONSENT_MISSING);
        var north = Cup.with(2, 2, Cup.rules("{\"league\":\"north\"}"));
        north.send(
                new Request(OLGA, true, Cup.START, "a call"),
                (id, request) -> new RegisterPlayer(id, request, LATE, null, 1500, "", true));
        assertThat(north.state().entry(LATE)).isPresent();
    }
}
