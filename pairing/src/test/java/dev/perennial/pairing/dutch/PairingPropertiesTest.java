package dev.perennial.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.pairing.Board;
import dev.perennial.pairing.Outcome;
import dev.perennial.pairing.Player;
import dev.perennial.pairing.RecordedRounds;
import dev.perennial.pairing.RoundEntry;
import dev.perennial.pairing.RoundPairing;
import dev.perennial.pairing.Tournament;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must not matter for a pairing. */
class PairingPropertiesTest {
    static Stream<Tournament> tournaments() {
        return RecordedRounds.in("public")
                .filter(recorded -> recorded.tournament().players().size() <= 25)
                .limit(12)
                .map(recorded -> recorded.before(recorded.expected().getLast()));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void theOrderOfThePlayerListDoesNotMatter(Tournament tournament) {
        var shuffled = new ArrayList<>(tournament.players());
        Collections.shuffle(shuffled, new Random(3));
        assertThat(DutchPairing.pair(with(tournament, shuffled))).isEqualTo(DutchPairing.pair(tournament));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void namesAndRatingsDoNotMatter(Tournament tournament) {
        var renamed = tournament.players().stream()
                .map(player -> new Player(
                        player.id(),
                        "x".repeat(player.id() % 7),
                        3000 - player.id() * 13 % 1000,
                        player.rounds(),
                        player.absence()))
                .toList();
        assertThat(DutchPairing.pair(with(tournament, renamed))).isEqualTo(DutchPairing.pair(tournament));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void somebodyWhoNeverCameDoesNotMatter(Tournament tournament) {
        var players = new ArrayList<>(tournament.players());
        int last = players.getLast().id();
        players.add(new Player(
                last + 1,
                "Nobody",
                1000,
                Collections.nCopies(tournament.roundsDone(), RoundEntry.ABSENT),
                Outcome.ZERO_BYE));
        assertThat(DutchPairing.pair(with(tournament, players))).isEqualTo(DutchPairing.pair(tournament));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void everybodyPresentIsPairedOnceAndNobodyMeetsAgain(Tournament tournament) {
        if (!(DutchPairing.pair(tournament) instanceof RoundPairing.Paired paired)) {
            return;
        }
        var ids = new ArrayList<Integer>();
        for (Board board : paired.boards()) {
            ids.add(board.white());
            ids.add(board.black());
            assertThat(played(tournament, board.white())).doesNotContain(board.black());
        }
        if (paired.bye() > 0) {
            ids.add(paired.bye());
        }
        assertThat(ids)
                .containsExactlyInAnyOrderElementsOf(tournament.players().stream()
                        .filter(Player::present)
                        .map(Player::id)
                        .toList());
    }

    private static List<Integer> played(Tournament tournament, int id) {
        return tournament.players().stream()
                .filter(player -> player.id() == id)
                .flatMap(player -> player.rounds().stream())
                .filter(entry -> entry.outcome().played())
                .map(RoundEntry::opponent)
                .toList();
    }

    private static Tournament with(Tournament tournament, List<Player> players) {
        return new Tournament(
                tournament.plannedRounds(),
                tournament.points(),
                tournament.initialColour(),
                players,
                tournament.forbidden(),
                tournament.acceleration());
    }
}
