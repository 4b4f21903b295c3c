package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.json;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.GameJson;
import dev.perennial.domain.Document;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.CallTime;
import dev.perennial.domain.table.command.TableCommand.PlanMoves;
import dev.perennial.games.concert.model.ConcertEvent;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** If time runs out with a legal plan on the board, the plan is played. */
class PlansTest {
    private static final Clock LIVE = new Clock.Live(10, 20, 2);
    private static final Document FROM_DECK = json("{\"type\":\"DrawFromDeck\"}");
    private static final Document NOT_NOW = json("{\"type\":\"Discard\",\"card\":\"O1\"}");

    @Test
    void aPlanIsPlayedInsteadOfTheRuleForLostTime() {
        var table = arboretum();
        Instant late = AT.plusMillis(30_200);
        assertThat(called(table, AT.plusSeconds(29), new Plan(0, 1, "mine", List.of(FROM_DECK))))
                .as("too early")
                .isEmpty();
        var events = called(table, late, new Plan(0, 1, "mine", List.of(FROM_DECK)));
        assertThat(events.getFirst()).isInstanceOfSatisfying(MoveMade.class, made -> {
            assertThat(made.seat()).isZero();
            assertThat(made.key()).isEqualTo("mine");
            assertThat(made.move()).isEqualTo(FROM_DECK);
            assertThat(made.at()).isEqualTo(late);
        });
        assertThat(events).noneMatch(TimeCalled.class::isInstance);
        assertThat(table.now().awaited()).as("still to draw the second card").containsExactly(0);
        assertThat(table.now().seat(0).missed()).isZero();
        assertThat(table.now().deadline()).contains(late.plusSeconds(12));
    }

    @Test
    void theMoveThatArrivesTogetherWithItsPlanCountsOnce() {
        var table = arboretum();
        var move = table.move(0, AT);
        called(table, AT.plusSeconds(31), new Plan(0, move.number(), move.key(), List.of(move.move())));
        assertThat(DECIDER.repeated(table.now(), move)).isPresent();
    }

    /** Of another seat or turn, not allowed, or for a table that was opened without the rule. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, DrawFromDeck, true",
        "0, 2, DrawFromDeck, true",
        "0, 1, NoMove, true",
        "0, 1, DrawFromDeck, false"
    })
    void otherwiseTheGamesOwnRuleActs(int seat, int number, String type, boolean plans) {
        var table = started("arboretum", 2, LIVE, withPlans(plans));
        var plan = new Plan(seat, number, "mine", List.of(json("{\"type\":\"" + type + "\"}")));
        assertThat(called(table, AT.plusSeconds(31), plan).getFirst()).isInstanceOf(TimeCalled.class);
        assertThat(table.now().seat(0).missed()).isEqualTo(1);
    }

    @Test
    void aPlanIsPlayedAsFarAsItIsAllowed() {
        var table = arboretum();
        var events = called(table, AT.plusSeconds(31), new Plan(0, 1, "mine", List.of(FROM_DECK, NOT_NOW, FROM_DECK)));
        assertThat(events).filteredOn(MoveMade.class::isInstance).hasSize(1);
        assertThat(events).noneMatch(TimeCalled.class::isInstance);
    }

    @Test
    void atTheHourglassThePlannedCardsAreLaidAndThenTheTurnEnds() {
        var table = concert();
        var plan = cards(table);
        Instant end = table.now().deadline().orElseThrow();
        var events = called(table, end.plusMillis(80), plan);
        assertThat(events)
                .filteredOn(MoveMade.class::isInstance)
                .hasSize(2)
                .allSatisfy(made -> assertThat(((MoveMade) made).at()).isEqualTo(end.minusMillis(1)));
        assertThat(events)
                .filteredOn(ConcertEvent.TimeRanOut.class::isInstance)
                .singleElement()
                .isInstanceOfSatisfying(
                        ConcertEvent.TimeRanOut.class,
                        ranOut -> assertThat(ranOut.cardsPlayed()).isEqualTo(2));
        assertThat(events).as("no card is lost").noneMatch(ConcertEvent.PenaltyCardPlaced.class::isInstance);
        assertThat(table.now().awaited()).doesNotContain(plan.seat());
        assertThat(table.now().deadline().orElseThrow()).isAfter(end.plusSeconds(50));
    }

    /** Otherwise the next player would pay for a server that was away. */
    @Test
    void atTheHourglassAPlanIsNotPlayedLongAfterItsTime() {
        var table = concert();
        var events = called(table, table.now().deadline().orElseThrow().plusSeconds(6), cards(table));
        assertThat(events).noneMatch(MoveMade.class::isInstance);
        assertThat(events).anyMatch(ConcertEvent.PenaltyCardPlaced.class::isInstance);
    }

    @Test
    void onlyWhatCouldBePlayedNowIsRegistered() {
        var table = arboretum();
        assertThat(table.decide(planned(0, 1, AT, FROM_DECK)))
                .as("a plan is no event")
                .isEmpty();
        refused("NOT_SEATED", () -> table.decide(planned(5, 1, AT, FROM_DECK)));
        refused("FUTURE_MOVE", () -> table.decide(planned(0, 2, AT, FROM_DECK)));
        refused("STALE_MOVE", () -> table.decide(planned(0, 0, AT, FROM_DECK)));
        refused("TIME_EXPIRED", () -> table.decide(planned(0, 1, AT.plusSeconds(30), FROM_DECK)));
        refused("MALFORMED", () -> table.decide(planned(0, 1, AT, json("{\"type\":\"NoMove\"}"))));
        refused("MALFORMED", () -> table.decide(planned(0, 1, AT)));
        refused("NOT_YOUR_TURN", () -> table.decide(planned(1, 1, AT, FROM_DECK)));
        var before = started("arboretum", 2, LIVE, withPlans(false));
        refused("NO_PLANS", () -> before.decide(planned(0, 1, AT, FROM_DECK)));
    }

    /** Else a plan to draw a card and to discard a certain one would be refused for all cards but the drawn one. */
    @Test
    void registeringAPlanTellsNothingAboutTheNextCard() {
        var table = arboretum();
        for (int value = 1; value <= 8; value++) {
            var discard = json("{\"type\":\"Discard\",\"card\":\"O" + value + "\"}");
            assertThat(table.decide(planned(0, 1, AT, FROM_DECK, FROM_DECK, discard)))
                    .isEmpty();
        }
    }

    private static List<Object> called(PlainTable table, Instant at, Plan plan) {
        return table.happens(table.decide(new CallTime(TABLE, 0, at, List.of(plan))));
    }

    private static PlanMoves planned(int seat, int number, Instant at, Document... moves) {
        return new PlanMoves(TABLE, player(seat), number, "mine", List.of(moves), at);
    }

    private static PlainTable arboretum() {
        return started("arboretum", 2, LIVE, withPlans(true));
    }

    /** After the choice of the first cards. */
    private static PlainTable concert() {
        var table = started("evergreen-concert", 2, new Clock.Hourglass(60), withPlans(true));
        Instant time = AT;
        while (table.now().game().deadline(table.now().runningPosition()).isEmpty()) {
            time = time.plusSeconds(1);
            table.moves(time);
        }
        return table;
    }

    /** Two cards of the hand, both on the first stack of seat 0. */
    private static Plan cards(PlainTable table) {
        int seat = table.now().awaited().first();
        var moves = table.now()
                .game()
                .legalMoves(table.now().runningPosition(), seat)
                .filter(move -> {
                    var json = GameJson.write(move);
                    return json.path("slot").asInt(-1) == 0
                            && json.path("target").asInt(-1) == 0;
                })
                .limit(2)
                .map(GameJson::document)
                .toList();
        assertThat(moves).hasSize(2);
        return new Plan(seat, table.now().seat(seat).nextMove(), "mine", moves);
    }

    private static TableTerms withPlans(boolean plans) {
        var usual = terms(2, Absence.FORFEIT);
        return new TableTerms(
                usual.rated(),
                usual.visibility(),
                usual.clock(),
                usual.spectators(),
                usual.spectatorDelaySeconds(),
                usual.start(),
                usual.missedTurns(),
                usual.absence(),
                plans);
    }
}
