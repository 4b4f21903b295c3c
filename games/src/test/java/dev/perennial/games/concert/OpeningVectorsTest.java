package dev.perennial.games.concert;

import static dev.perennial.games.concert.Cards.cards;
import static dev.perennial.games.concert.Match.ANNA;
import static dev.perennial.games.concert.Match.CARLA;
import static dev.perennial.games.concert.Match.JOE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Decision;
import dev.perennial.games.DecisionContext;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Setup;
import dev.perennial.games.Viewer;
import dev.perennial.games.chance.Chance;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.concert.model.Colour;
import dev.perennial.games.concert.model.ConcertEvent;
import dev.perennial.games.concert.model.ConcertOptions;
import dev.perennial.games.concert.model.ConcertRefusal;
import dev.perennial.games.concert.model.ConcertState;
import dev.perennial.games.concert.model.ConcertTables;
import dev.perennial.games.concert.model.InfluenceCard;
import dev.perennial.games.concert.model.SeatView;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

public class OpeningVectorsTest {
    private final EvergreenConcert game = new EvergreenConcert();

    @ParameterizedTest
    @CsvSource({"2, 30, 5, 4", "3, 54, 9, 15", "4, 54, 9, 2", "5, 78, 13, 13", "6, 78, 13, 0"})
    void ev01DeckAndHandsHaveTheirSizes(int seats, int deckSize, int highest, int undealt) {
        var state = started(seats);
        assertThat(ConcertTables.deck(seats)).hasSize(deckSize).doesNotHaveDuplicates();
        assertThat(ConcertTables.deck(seats))
                .extracting(InfluenceCard::value)
                .allMatch(value -> value >= 1 && value <= highest);
        assertThat(state.promoters()).hasSize(seats).allMatch(p -> p.hand().size() == 13);
        assertThat(state.undealt()).hasSize(undealt);
        var all = new HashSet<>(state.undealt());
        state.promoters().forEach(p -> all.addAll(p.hand()));
        assertThat(all).hasSameElementsAs(ConcertTables.deck(seats));
        assertThat(state.discs()).hasSize(6).allMatch(disc -> disc.holder() == null && disc.value() == 5);
        assertThat(state.hit()).isEqualTo(Colour.ORANGE);
        assertThat(state.promoters())
                .allMatch(p -> p.total() == 0 && !p.isGalaUsed() && p.concerts().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void ev01TenCardsStayInHandAfterTheReveal(int seats) {
        var match = new Match(started(seats));
        for (int seat = 0; seat < seats; seat++) {
            match.timeUp(seat);
        }
        assertThat(match.state.promoters())
                .allMatch(p -> p.hand().size() == 10 && p.stacks().size() == 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 7})
    void ev01RefusesOtherNumbersOfPlayers(int seats) {
        assertThat(game.start(new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions()), context()))
                .isInstanceOfSatisfying(
                        Decision.Refused.class,
                        refused -> assertThat(refused.refusal().code()).isEqualTo(ConcertRefusal.BAD_SEAT_COUNT));
    }

    @Test
    void ev02TheRulebooksRevealFindsFirstPlayerAndHolders() {
        var match = revealed();
        assertThat(match.happened(ConcertEvent.FirstPlayerDetermined.class))
                .containsExactly(new ConcertEvent.FirstPlayerDetermined(ANNA, List.of(13, 13, 14)));
        assertThat(match.mover()).isEqualTo(ANNA);
        assertThat(match.discs()).isEqualTo("O:-@5 B:1@5 G:0@5 L:1@5 Y:2@5 N:-@5");
        assertThat(match.row(ANNA)).isEqualTo("G9 B1 B3");
        assertThat(match.row(JOE)).isEqualTo("B8 B2 L3");
        assertThat(match.row(CARLA)).isEqualTo("G6 B4 Y4");
        assertThat(match.happened(ConcertEvent.ArtistMoved.class))
                .containsExactly(
                        new ConcertEvent.ArtistMoved(Colour.BLUE, null, JOE, 5),
                        new ConcertEvent.ArtistMoved(Colour.GREEN, null, ANNA, 5),
                        new ConcertEvent.ArtistMoved(Colour.LILAC, null, JOE, 5),
                        new ConcertEvent.ArtistMoved(Colour.YELLOW, null, CARLA, 5));
    }

    @Test
    void ev24TiesForTheFirstTurnGoRoundFromTheDealersLeft() {
        assertThat(Reveal.firstPlayer(List.of(9, 12, 9, 9), 2)).isEqualTo(3);
        assertThat(Reveal.firstPlayer(List.of(9, 12, 9, 10), 2)).isZero();
        assertThat(Reveal.firstPlayer(List.of(10, 12, 9, 10), 2)).isEqualTo(2);
    }

    @Test
    void ev28ChoicesAreSecretUntilAllHaveChosen() {
        var match = Position.rulebookExample().play(ANNA, "open G9 B1 B3").play(JOE, "open B8 B2 L3");

        var annas = match.view(new Viewer.Seat(ANNA));
        assertThat(annas.seats().get(ANNA).opening()).isEqualTo(cards("G9 B1 B3"));
        assertThat(annas.seats().get(JOE).opening()).isEmpty();
        assertThat(annas.seats()).extracting(SeatView::submitted).containsExactly(true, true, false);
        assertThat(annas.seats()).extracting(SeatView::handSize).containsExactly(13, 13, 13);
        assertThat(annas.seats()).allMatch(seat -> seat.stacks().isEmpty() && seat.worth() == 0);
        assertThat(annas.seats())
                .allMatch(seat -> seat.influence().values().stream().allMatch(v -> v == 0));
        assertThat(annas.discs()).allMatch(disc -> disc.holder() == null && disc.value() == 5);

        match.play(CARLA, "open G6 B4 Y4");
        viewers().forEach(viewer -> {
            var view = match.view(viewer);
            assertThat(view.seats())
                    .extracting(SeatView::opening)
                    .containsExactly(cards("G9 B1 B3"), cards("B8 B2 L3"), cards("G6 B4 Y4"));
            assertThat(view.seats()).extracting(SeatView::handSize).containsExactly(10, 10, 10);
            assertThat(view.undealt()).isEmpty();
            assertThat(view.undealtCount()).isEqualTo(15);
            assertThat(view.seats())
                    .allMatch(seat -> viewer.isSeat(seat.seat()) || seat.hand().isEmpty());
        });
        assertThat(match.view(new Viewer.Seat(JOE)).seats().get(JOE).hand())
                .isEqualTo(cards("G2 Y3 B6 L1 L2 L4 L5 Y1 Y2 Y5"));
    }

    @Test
    void withAFixedFirstSeatTheLastSeatDealsAndNothingIsDrawnForIt() {
        var chance = Chance.of(seed());
        var opening = game.start(
                new Setup<>(4, FirstSeat.SEAT1, game.defaultOptions()), new DecisionContext(Instant.EPOCH, chance));
        var shuffled = Chance.of(seed()).shuffle(ConcertTables.deck(4));
        assertThat(opening)
                .isEqualTo(Decision.accepted(List.of(
                        new ConcertEvent.TableLaid(4, 60, 3, Colour.ORANGE, 5),
                        new ConcertEvent.HandsDealt(
                                Stream.of(0, 13, 26, 39)
                                        .map(first -> shuffled.subList(first, first + 13))
                                        .toList(),
                                2,
                                shuffled.subList(52, 54)))));
    }

    @Test
    void otherwiseTheDealerIsDrawnBeforeTheShuffle() {
        var state = started(4);
        var chance = Chance.of(seed());
        assertThat(state.dealer()).isEqualTo(chance.below(4));
        var shuffled = chance.shuffle(ConcertTables.deck(4));
        assertThat(state.promoter(0).hand()).isEqualTo(shuffled.subList(0, 13));
        assertThat(state.undealt()).isEqualTo(shuffled.subList(52, 54));
    }

    @Test
    void theDeckLiesColourByColourBeforeTheShuffle() {
        assertThat(ConcertTables.deck(2).subList(0, 11)).isEqualTo(cards("O1 O2 O3 O4 O5 B1 B2 B3 B4 B5 G1"));
    }

    @Test
    void noHourglassIsNullOrZeroAndNeverNegative() {
        for (Integer off : new Integer[] {null, 0}) {
            var opening = game.start(new Setup<>(2, FirstSeat.SEAT1, new ConcertOptions(off)), context());
            assertThat(opening)
                    .isInstanceOfSatisfying(
                            Decision.Accepted.class,
                            accepted -> assertThat(accepted.events().getFirst())
                                    .isEqualTo(new ConcertEvent.TableLaid(2, null, 1, Colour.ORANGE, 5)));
        }
        assertThat(game.start(new Setup<>(2, FirstSeat.SEAT1, new ConcertOptions(-1)), context()))
                .isInstanceOf(Decision.Refused.class);
    }

    public static Match revealed() {
        return Position.rulebookExample()
                .play(ANNA, "open G9 B1 B3")
                .play(JOE, "open B8 B2 L3")
                .play(CARLA, "open G6 B4 Y4");
    }

    private ConcertState started(int seats) {
        return switch (game.start(new Setup<>(seats, FirstSeat.RANDOM, game.defaultOptions()), context())) {
            case Decision.Accepted<ConcertEvent>(var events, var _) -> game.fold(null, events);
            case Decision.Refused<ConcertEvent>(var refusal) -> throw new AssertionError(refusal);
        };
    }

    private static Stream<Viewer> viewers() {
        return Stream.of(new Viewer.Seat(ANNA), new Viewer.Seat(JOE), new Viewer.Seat(CARLA), new Viewer.Spectator());
    }

    private static GameSeed seed() {
        return GameSeed.ofHex("0".repeat(62) + "2a");
    }

    private static DecisionContext context() {
        return new DecisionContext(Instant.EPOCH, Chance.of(seed()));
    }
}
