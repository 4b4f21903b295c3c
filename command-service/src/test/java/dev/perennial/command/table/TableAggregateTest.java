package dev.perennial.command.table;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.BEN;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.json;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Plan;
import dev.perennial.domain.table.TableEvent.MoveMade;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableEvent.SeatLeft;
import dev.perennial.domain.table.TableEvent.SeatTaken;
import dev.perennial.domain.table.TableEvent.SeedRevealed;
import dev.perennial.domain.table.TableEvent.TableAborted;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableId;
import dev.perennial.domain.table.command.OpeningCommand.OpenTable;
import dev.perennial.domain.table.command.TableCommand.AbortTable;
import dev.perennial.domain.table.command.TableCommand.CorrectResult;
import dev.perennial.domain.table.command.TableCommand.LeaveSeat;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.command.TableRefused;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.arboretum.model.ArboretumEvent.CardDrawn;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.messaging.TableHandover;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.modelling.command.ConcurrencyException;
import org.axonframework.test.aggregate.AggregateTestFixture;
import org.axonframework.test.aggregate.TestExecutor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableAggregateTest {

    private final Map<TableId, ServerSeed> seeds = new HashMap<>(Map.of(TABLE, SEED));
    private long storedElsewhere = -1;
    private AggregateTestFixture<TableAggregate> fixture = new AggregateTestFixture<>(TableAggregate.class);

    @BeforeEach
    void handleCommands() {
        var vault = new SeedVault() {
            @Override
            public void keep(TableId table, ServerSeed seed) {
                seeds.put(table, seed);
            }

            @Override
            public ServerSeed of(TableId table) {
                return seeds.get(table);
            }
        };
        var plans = new Plans() {
            private final Map<Integer, Plan> bySeat = new HashMap<>();

            @Override
            public void keep(TableId table, Plan plan) {
                bySeat.put(plan.seat(), plan);
            }

            @Override
            public void drop(TableId table, int seat) {
                bySeat.remove(seat);
            }

            @Override
            public List<Plan> of(TableId table) {
                return List.copyOf(bySeat.values());
            }
        };
        var _ = new TableCommandHandler(
                fixture.getCommandBus(),
                fixture.getRepository(),
                new TableDependencies(
                        vault,
                        new TableWatchers(List.of()),
                        _ -> storedElsewhere,
                        (_, _, _) -> {},
                        plans,
                        TableHandover.none()));
    }

    @Test
    void opensATableAndPublishesOnlyTheCommitment() {
        seeds.clear();
        fixture.givenNoPriorActivity().when(open("arboretum", 2, "{}")).expectEvents(opened());
        assertThat(seeds).containsEntry(TABLE, SEED);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "chess; 2; {}; UNKNOWN_GAME",
                "arboretum; 1; {}; BAD_SEAT_COUNT",
                "arboretum; 5; {}; BAD_SEAT_COUNT",
                "arboretum; -1; {}; BAD_SEAT_COUNT",
                "arboretum; 2; {\"removed\": 3}; BAD_OPTIONS",
                "arboretum; 2; {\"colour\": \"red\"}; BAD_OPTIONS",
                "arboretum; 2; []; BAD_OPTIONS",
                "arboretum; 2; {\"removed\": [\"OAK\"]}; BAD_OPTIONS"
            })
    void refusesToOpenWhatCannotBePlayed(String game, int seats, String options, String code) {
        refused(fixture.givenNoPriorActivity(), open(game, seats, options), code);
    }

    @Test
    void seatsAPlayerOnTheFirstFreeSeat() {
        fixture.given(opened()).when(sit(ANN, null)).expectEvents(new SeatTaken(TABLE, 0, ANN, "seed"));
    }

    @Test
    void seatsAPlayerWhereHeWants() {
        fixture.given(opened()).when(sit(ANN, 1)).expectEvents(new SeatTaken(TABLE, 1, ANN, "seed"));
    }

    @Test
    void startsWhenTheLastSeatIsTaken() {
        var events = eventsOf(fixture.given(opened(), annSits()), sit(BEN, null));
        assertThat(events.getFirst()).isEqualTo(new SeatTaken(TABLE, 1, BEN, "seed"));
        assertThat(events.get(1)).isInstanceOfSatisfying(PlayStarted.class, started -> {
            assertThat(started.caused()).isEqualTo(events.size() - 2);
            assertThat(started.chance()).isPositive();
        });
        assertThat(eventsOf(again().given(opened(), annSits()), sit(BEN, null)))
                .as("only seeds decide the deal")
                .isEqualTo(events);
    }

    @Test
    void refusesSeatsThatCannotBeTaken() {
        refused(fixture.given(opened(), annSits()), sit(BEN, 0), "SEAT_TAKEN");
        refused(again().given(opened(), annSits()), sit(ANN, 1), "ALREADY_SEATED");
        refused(again().given(opened()), sit(ANN, 2), "UNKNOWN_SEAT");
        refused(again().given(opened()), sit(ANN, -1), "UNKNOWN_SEAT");
        refused(again().given(opened()), new TakeSeat(TABLE, ANN, null, "a|b", AT), "BAD_CLIENT_SEED");
        refused(again().given(opened()), new TakeSeat(TABLE, ANN, null, "x".repeat(65), AT), "BAD_CLIENT_SEED");
        refused(again().given(started()), sit(EVE, null), "TABLE_NOT_OPEN");
    }

    @Test
    void letsAPlayerLeaveBeforeTheStart() {
        fixture.given(opened(), annSits()).when(new LeaveSeat(TABLE, ANN)).expectEvents(new SeatLeft(TABLE, 0, ANN));
        refused(again().given(opened(), annSits()), new LeaveSeat(TABLE, EVE), "NOT_SEATED");
        refused(again().given(started()), new LeaveSeat(TABLE, ANN), "CARDS_DEALT");
    }

    @Test
    void theOwnerMayAbortBeforeTheFirstMoveAndTheSeedIsRevealed() {
        fixture.given(opened())
                .when(new AbortTable(TABLE, ANN))
                .expectEvents(new TableAborted(TABLE, ANN), new SeedRevealed(TABLE, SEED.hex()));
        refused(again().given(opened()), new AbortTable(TABLE, BEN), "NOT_OWNER");
        var moved = new ArrayList<>(started());
        moved.addAll(eventsOf(again().given(started()), draw(ANN, 1, "k")));
        refused(again().given(moved), new AbortTable(TABLE, ANN), "CARDS_DEALT");
    }

    @Test
    void playsAMoveAndRecordsItWithWhatItCaused() {
        var events = eventsOf(fixture.given(started()), draw(ANN, 1, "k"));
        assertThat(events.getFirst()).isInstanceOfSatisfying(MoveMade.class, made -> {
            assertThat(made.seat()).isZero();
            assertThat(made.number()).isEqualTo(1);
            assertThat(made.key()).isEqualTo("k");
            assertThat(made.caused()).isEqualTo(events.size() - 1);
            assertThat(made.at()).isEqualTo(AT);
        });
        assertThat(events.get(1)).isInstanceOf(CardDrawn.class);
    }

    @Test
    void aRepeatedMoveCountsOnceAndAnswersTheSame() {
        var history = new ArrayList<>(started());
        history.addAll(eventsOf(fixture.given(started()), draw(ANN, 1, "k")));
        again().given(history)
                .when(draw(ANN, 1, "k"))
                .expectNoEvents()
                .expectResultMessagePayload((long) history.size() - 1);
    }

    @Test
    void refusesMovesOutOfStepOrPlace() {
        var history = new ArrayList<>(started());
        history.addAll(eventsOf(fixture.given(started()), draw(ANN, 1, "k")));
        refused(again().given(history), draw(ANN, 1, "other"), "STALE_MOVE");
        refused(again().given(history), draw(ANN, 0, "k0"), "STALE_MOVE");
        refused(again().given(history), draw(ANN, 0, "k"), "KEY_REUSED");
        refused(again().given(history), draw(ANN, 3, "k3"), "FUTURE_MOVE");
        refused(again().given(history), draw(BEN, 1, "k"), "NOT_YOUR_TURN");
        refused(again().given(history), draw(EVE, 1, "k"), "NOT_SEATED");
        refused(again().given(opened(), annSits()), draw(ANN, 1, "k"), "NOT_PLAYING");
        for (String bad : List.of("{}", "7", "null", "{\"type\":\"Fly\"}", "{\"type\":\"Plant\",\"card\":\"O4\"}")) {
            refused(again().given(started()), new PlayMove(TABLE, ANN, 1, "k", json(bad), AT), "MALFORMED");
        }
    }

    @Test
    void whoRefusesMustKnowTheLatest() {
        storedElsewhere = 7;
        fixture.given(opened(), annSits())
                .when(draw(ANN, 1, "k"))
                .expectNoEvents()
                .expectException(ConcurrencyException.class);
    }

    @Test
    void whoDoesNothingBecauseItWasDoneMustKnowTheLatestToo() {
        var decision = new CorrectResult(TABLE, EVE, "He was not there.", List.of(2, 1), null, AT, true);
        var history = new ArrayList<>(started());
        history.addAll(eventsOf(fixture.given(started()), decision));
        again().given(history).when(decision).expectNoEvents().expectResultMessagePayload((long) history.size() - 1);
        storedElsewhere = history.size();
        again().given(history).when(decision).expectException(ConcurrencyException.class);
    }

    private AggregateTestFixture<TableAggregate> again() {
        fixture = new AggregateTestFixture<>(TableAggregate.class);
        handleCommands();
        return fixture;
    }

    /** The history up to the first move; seat 0 begins. */
    private List<Object> started() {
        var history = new ArrayList<Object>(List.of(opened(), annSits()));
        history.addAll(eventsOf(again().given(opened(), annSits()), sit(BEN, null)));
        again();
        return history;
    }

    static OpenTable open(String game, int seats, String options) {
        return new OpenTable(TABLE, ANN, game, seats, FirstSeat.SEAT1, json(options), SEED);
    }

    static TableOpened opened() {
        return (TableOpened) DECIDER.open(open("arboretum", 2, "{}")).getFirst();
    }

    static SeatTaken annSits() {
        return new SeatTaken(TABLE, 0, ANN, "seed");
    }

    static TakeSeat sit(PlayerId player, Integer seat) {
        return new TakeSeat(TABLE, player, seat, "seed", AT);
    }

    static PlayMove draw(PlayerId player, int number, String key) {
        return new PlayMove(TABLE, player, number, key, json("{\"type\":\"DrawFromDeck\"}"), AT);
    }

    private static List<Object> eventsOf(TestExecutor<TableAggregate> given, Object command) {
        var published = new ArrayList<Object>();
        var unused = given.when(command).expectEventsMatching(new org.hamcrest.TypeSafeMatcher<>() {
            @Override
            protected boolean matchesSafely(List<? super EventMessage<?>> messages) {
                messages.forEach(message -> published.add(((EventMessage<?>) message).getPayload()));
                return !messages.isEmpty();
            }

            @Override
            public void describeTo(org.hamcrest.Description description) {
                description.appendText("some events");
            }
        });
        return published;
    }

    private static void refused(TestExecutor<TableAggregate> given, Object command, String code) {
        given.when(command).expectNoEvents().expectException(TableRefused.class).expectExceptionMessage(code);
    }
}
