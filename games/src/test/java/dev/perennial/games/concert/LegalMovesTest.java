package dev.perennial.games.concert;

import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.model.Concert;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertMove;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.Phase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The list of legal moves is what decide accepts: nothing more, and here also nothing less. */
class LegalMovesTest {

    static Stream<Match> positions() {
        return Stream.of(
                Position.rulebookExample(),
                Position.rulebookExample().play(ANNA, "open G9 B1 B3"),
                OpeningVectorsTest.revealed(),
                OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0"),
                OpeningVectorsTest.revealed().play(ANNA, "play N1 1.0").play(ANNA, "hit -1"),
                CardVectorsTest.afterAnnasCards(),
                CardVectorsTest.afterAnnasConcert(),
                withConcerts(Position.gala(1), Position.plain(1)),
                withConcerts(Position.plain(1), Position.plain(1), Position.plain(1)),
                withConcerts().play(0, "end"));
    }

    @ParameterizedTest
    @MethodSource("positions")
    void everyThinkableMoveIsLegalExactlyWhenItIsListed(Match match) {
        for (int seat = 0; seat < match.state.seats(); seat++) {
            var listed = match.game.legalMoves(match.state, seat).toList();
            assertThat(listed).doesNotHaveDuplicates();
            var accepted = new HashSet<ConcertMove>();
            for (ConcertMove move : thinkable(match.state, seat)) {
                if (isAccepted(match, seat, move)) {
                    accepted.add(move);
                }
            }
            assertThat(accepted).as("seat %d", seat).isEqualTo(new HashSet<>(listed));
        }
    }

    @Test
    void theOpeningHasAllOrderedTriples() {
        assertThat(Position.rulebookExample().game.legalMoves(Position.rulebookExample().state, CARLA))
                .hasSize(13 * 12 * 11);
    }

    @Test
    void aFirstCardMayGoAnywhere() {
        var match = OpeningVectorsTest.revealed();
        assertThat(match.game.legalMoves(match.state, ANNA)).hasSize(10 * 3 * 3);
        assertThat(match.game.legalMoves(match.state, JOE)).isEmpty();
    }

    private static Match withConcerts(Concert... concerts) {
        return new Position("B1 B2 B3", "G1 G2 G3")
                .hand(0, "Y1")
                .concerts(0, concerts)
                .match()
                .play(0, "play Y1 0.0");
    }

    private static boolean isAccepted(Match match, int seat, ConcertMove move) {
        var context = new DecisionContext(Instant.EPOCH, Chance.of(GameSeed.ofHex("01")));
        return match.game.decide(match.state, seat, move, context) instanceof Decision.Accepted<ConcertEvent>;
    }

    private static List<ConcertMove> thinkable(ConcertState state, int seat) {
        var moves = new ArrayList<ConcertMove>(List.of(
                new ConcertMove.EndTurn(), new ConcertMove.HoldConcert(false), new ConcertMove.HoldConcert(true)));
        for (int direction = -2; direction <= 2; direction++) {
            moves.add(new ConcertMove.TurnHit(direction));
        }
        var deck = ConcertTables.deck(state.seats());
        for (InfluenceCard card : deck) {
            for (int target = -1; target <= state.seats(); target++) {
                for (int slot = -1; slot <= 3; slot++) {
                    moves.add(new ConcertMove.PlayCard(card, target, slot));
                }
            }
        }
        if (state.phase() == Phase.REVEAL) {
            var some = new ArrayList<>(state.promoter(seat).hand());
            some.addAll(state.undealt().subList(0, 2));
            for (InfluenceCard left : some) {
                for (InfluenceCard middle : some) {
                    moves.add(new ConcertMove.SelectOpening(List.of(left, middle)));
                    some.forEach(right -> moves.add(new ConcertMove.SelectOpening(List.of(left, middle, right))));
                }
            }
        }
        return moves;
    }
}
