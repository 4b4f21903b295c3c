package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.Ending;
import dev.perennial.domain.table.RatingEligibility;
import dev.perennial.domain.table.TableEvent.ForfeitReason;
import dev.perennial.domain.table.TableEvent.GameFinished;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.SeatForfeited;
import dev.perennial.domain.table.TableEvent.TimeCalled;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTimeTest {
    private static final Clock LIVE = new Clock.Live(10, 20, 2);

    @Test
    void atZeroTheGamesOwnRuleActsAndNotBefore() {
        var table = started("arboretum", 2, LIVE, terms(null, Absence.FORFEIT));
        assertThat(table.now().deadline()).contains(AT.plusSeconds(30));
        assertThat(table.timeIsCalled(AT.plusMillis(29_999))).as("too early").isEmpty();
        Instant late = AT.plusMillis(30_200);
        assertThat(table.timeIsCalled(late).getFirst()).isInstanceOfSatisfying(TimeCalled.class, called -> {
            assertThat(called.seat()).isZero();
            assertThat(called.at()).isEqualTo(late);
            assertThat(called.caused()).isPositive();
        });
        assertThat(table.now().awaited()).containsExactly(1);
        assertThat(table.now().deadline()).contains(late.plusSeconds(30));
        assertThat(table.now().seat(0).missed()).isEqualTo(1);
        assertThat(table.timeIsCalled(late)).as("the same once more").isEmpty();
    }

    @Test
    void aMoveAfterTheDeadlineIsTooLateEvenIfNobodyHasCalledYet() {
        var table = started("arboretum", 2, LIVE, terms(null, Absence.FORFEIT));
        var move = table.move(0, AT.plusSeconds(30));
        refused("TIME_EXPIRED", () -> table.decide(move));
        assertThat(table.moves(AT.plusMillis(29_999))).isNotEmpty();
    }

    @Test
    void aMoveChosenBeforeTimeWasUpIsStaleInTheNextTurn() {
        var table = started("arboretum", 2, LIVE, terms(null, Absence.FORFEIT));
        var chosen = table.move(0, AT);
        Instant time = AT.plusSeconds(30);
        table.timeIsCalled(time);
        while (!table.now().awaited().contains(0)) {
            time = time.plusSeconds(1);
            table.moves(time);
        }
        var late = new TableCommand.PlayMove(
                chosen.table(), chosen.player(), chosen.number(), chosen.key(), chosen.move(), time);
        refused("STALE_MOVE", () -> table.decide(late));
        var anew = table.move(0, time);
        assertThat(table.happens(table.decide(anew)).getFirst())
                .as("moves that were made are numbered without gaps")
                .isInstanceOfSatisfying(
                        MoveMade.class, made -> assertThat(made.number()).isEqualTo(1));
        assertThat(DECIDER.repeated(table.now(), anew)).as("sent twice").isPresent();
        assertThat(DECIDER.repeated(table.now(), late)).isEmpty();
    }

    @Test
    void ownMovesMakeUpForMissedTurns() {
        var table = started("arboretum", 2, LIVE, terms(2, Absence.FORFEIT));
        Instant time = AT.plusSeconds(30);
        table.timeIsCalled(time);
        while (table.now().seat(0).missed() > 0) {
            time = time.plusSeconds(1);
            table.moves(time);
        }
        assertThat(table.now().seat(0).isForfeited()).isFalse();
        assertThat(table.now().seat(0).moves()).hasSize(1);
    }

    @Test
    void whoMissesTooManyTurnsForfeitsAndTheLastOneWins() {
        var table = started("arboretum", 2, LIVE, terms(2, Absence.FORFEIT));
        Instant time = AT;
        while (table.now().seat(0).missed() < 1 || !table.now().awaited().contains(0)) {
            time = table.now().awaited().contains(0) ? time.plusSeconds(40) : time.plusSeconds(1);
            if (table.now().awaited().contains(0)) {
                table.timeIsCalled(time);
            } else {
                table.moves(time);
            }
        }
        var events = table.timeIsCalled(time.plusSeconds(100));
        assertThat(events)
                .anySatisfy(event -> assertThat(event).isInstanceOfSatisfying(SeatForfeited.class, forfeited -> {
                    assertThat(forfeited.seat()).isZero();
                    assertThat(forfeited.reason()).isEqualTo(ForfeitReason.ABSENT);
                }));
        assertThat(events)
                .anySatisfy(event -> assertThat(event).isInstanceOfSatisfying(GameFinished.class, finished -> {
                    assertThat(finished.ending()).isEqualTo(Ending.FORFEITED);
                    assertThat(finished.result().seats().get(0).place()).isEqualTo(2);
                    assertThat(finished.result().seats().get(1).place()).isEqualTo(1);
                    assertThat(finished.counting().forfeits()).containsExactly(0);
                }));
        assertThat(table.now().status()).isEqualTo(TableStatus.FINISHED);
        assertThat(table.now().deadline()).isEmpty();
    }

    /** One leaver never blocks a table: the others play on, and the leaver comes last. */
    @ParameterizedTest
    @CsvSource({"evergreen-concert, 6", "arboretum, 4", "s-evolution, 4", "evergreen-planet, 4"})
    void aForfeitedSeatIsPlayedOnAtOnceAndComesLast(String game, int seats) {
        var table = started(game, seats, LIVE, terms(1, Absence.FORFEIT));
        int leaver = table.now().awaited().first();
        Instant time = AT;
        while (table.now().status() == TableStatus.PLAYING) {
            Set<Integer> awaited = table.now().awaited();
            if (awaited.contains(leaver) && !table.now().seat(leaver).isForfeited()) {
                time = time.plusSeconds(31);
                // Only this player lets the time pass.
                for (int other : new TreeSet<>(awaited)) {
                    if (other != leaver) {
                        table.happens(table.decide(table.move(other, time.minusSeconds(20))));
                    }
                }
                table.timeIsCalled(time);
                assertThat(table.now().seat(leaver).isForfeited()).isTrue();
            } else {
                assertThat(awaited).as("nobody waits for him").doesNotContain(leaver);
                time = time.plusMillis(100);
                table.moves(time);
            }
        }
        var result = table.now().result();
        assertThat(result.seats().get(leaver).place()).isEqualTo(seats);
        assertThat(table.now().ending()).isEqualTo(Ending.PLAYED);
        assertThat(table.now().forfeits()).containsExactly(leaver);
    }

    @Test
    void aSeatMayBeHandedToABotWhichHasNoDeadline() {
        var table = started("arboretum", 2, LIVE, terms(1, Absence.BOT));
        var events = table.timeIsCalled(AT.plusSeconds(30));
        assertThat(events.getLast())
                .isInstanceOfSatisfying(
                        SeatForfeited.class,
                        forfeited -> assertThat(forfeited.bot()).isEqualTo("greedy"));
        Instant time = AT.plusSeconds(30);
        while (!table.now().awaited().contains(0)) {
            time = time.plusMillis(10);
            table.moves(time);
        }
        assertThat(table.now().awaitedBots()).containsExactly(0);
        assertThat(table.now().deadline()).isEmpty();
        var byHand = table.move(0, time);
        refused("SEAT_FORFEITED", () -> table.decide(byHand));
        Instant soon = time;
        while (table.now().status() == TableStatus.PLAYING) {
            int seat = table.now().awaited().first();
            var move = table.move(seat, soon);
            table.happens(table.decide(new TableCommand.PlayMove(
                    move.table(), move.player(), move.number(), move.key(), move.move(), soon, seat == 0)));
        }
        assertThat(table.now().result().seats().get(0).place())
                .as("whatever the bot scored")
                .isEqualTo(2);
        assertThat(table.events())
                .filteredOn(GameFinished.class::isInstance)
                .singleElement(as(type(GameFinished.class)))
                .extracting(finished -> finished.counting().kind())
                .isEqualTo(RatingEligibility.Kind.HUMAN);
    }

    @Test
    void theConcertsHourglassIsCalledByItsRuleAndTheOpeningChoiceByThePlatform() {
        var table = started("evergreen-concert", 3, null, terms(3, Absence.FORFEIT));
        assertThat(table.now().awaited()).containsExactly(0, 1, 2);
        Instant opening = AT.plusSeconds(5 * 60);
        assertThat(table.now().deadline()).contains(opening);
        table.timeIsCalled(opening);
        assertThat(table.now().awaited()).hasSize(1);
        int mover = table.now().awaited().first();
        assertThat(table.now().deadline())
                .as("the first turn has exactly one glass")
                .contains(opening.plusSeconds(60));
        table.moves(opening.plusSeconds(59));
        var events = table.timeIsCalled(opening.plusSeconds(60));
        assertThat(events.getFirst())
                .isInstanceOfSatisfying(
                        TimeCalled.class, called -> assertThat(called.seat()).isEqualTo(mover));
        assertThat(table.now().awaited()).doesNotContain(mover);
    }

    @Test
    void letterWritersHaveDays() {
        var clock = new Clock.Correspondence(1, 0, false, "Europe/Berlin");
        var table = started("arboretum", 2, clock, terms(null, Absence.FORFEIT));
        // New Year's Day 2026 was a Thursday.
        assertThat(table.now().deadline()).contains(AT.plus(Duration.ofDays(1)));
        Instant friday = AT.plus(Duration.ofHours(20));
        while (table.now().awaited().contains(0)) {
            table.moves(friday);
        }
        assertThat(table.now().deadline()).contains(friday.plus(Duration.ofDays(3)));
    }
}
