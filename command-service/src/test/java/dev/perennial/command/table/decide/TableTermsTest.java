package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.BEN;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.SEED;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.json;
import static dev.perennial.command.table.decide.PlainTable.opening;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.TableEvent.PlayStarted;
import dev.perennial.domain.table.TableEvent.SeatsClosed;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableStatus;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.TableTerms.Start;
import dev.perennial.domain.table.TableTerms.Visibility;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.domain.table.command.TableCommand.StartTable;
import dev.perennial.domain.table.command.TableCommand.TakeSeat;
import dev.perennial.domain.table.decide.InvitationCode;
import dev.perennial.games.FirstSeat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TableTermsTest {
    private static final TableTerms CASUAL = TableTerms.casual();

    @Test
    void theTermsAreKeptWithTheOpening() {
        var clock = new Clock.Correspondence(2, 0, false, "Europe/Berlin");
        var opened = (TableOpened) DECIDER.open(opening("arboretum", 2, "{}", clock, PlainTable.terms(3, Absence.BOT)))
                .getFirst();
        assertThat(opened.terms()).isEqualTo(PlainTable.terms(3, Absence.BOT).withClock(clock, 3));
    }

    @Test
    void aConcertHasItsHourglassUnlessTheClockSaysOtherwise() {
        assertThat(concert("{}", null)).isEqualTo(new Clock.Hourglass(60));
        assertThat(concert("{\"hourglassSeconds\":30}", null)).isEqualTo(new Clock.Hourglass(30));
        assertThat(concert("{\"hourglassSeconds\":0}", null)).isEqualTo(new Clock.None());
        var glass = (TableOpened) DECIDER.open(opening("evergreen-concert", 3, "{}", new Clock.Hourglass(45), CASUAL))
                .getFirst();
        assertThat(glass.options().value()).extracting("hourglassSeconds").isEqualTo(45);
        var live = (TableOpened) DECIDER.open(opening("evergreen-concert", 3, "{}", new Clock.Live(30, 60, 0), CASUAL))
                .getFirst();
        assertThat(live.options().value()).extracting("hourglassSeconds").isNull();
    }

    private static Clock concert(String options, Clock clock) {
        var events = DECIDER.open(opening("evergreen-concert", 3, options, clock, CASUAL));
        return ((TableOpened) events.getFirst()).terms().clock();
    }

    @Test
    void absurdClocksAreRefused() {
        for (Clock clock : List.<Clock>of(
                new Clock.Hourglass(60),
                new Clock.Live(0, 0, 5),
                new Clock.Live(-1, 10, 0),
                new Clock.Live(30, 1_000_000, 0),
                new Clock.Live(30, 0, -1),
                new Clock.Correspondence(0, 0, true, "UTC"),
                new Clock.Correspondence(31, 0, true, "UTC"),
                new Clock.Correspondence(1, -1, true, "UTC"),
                new Clock.Correspondence(1, 0, true, "Mars/Olympus"))) {
            refused("BAD_CLOCK", () -> DECIDER.open(opening("arboretum", 2, "{}", clock, CASUAL)));
        }
        refused("BAD_CLOCK", () -> DECIDER.open(opening("evergreen-concert", 2, "{}", new Clock.Hourglass(0), CASUAL)));
    }

    @Test
    void absurdTermsAreRefused() {
        for (TableTerms terms : List.of(
                delayed(-1), delayed(601), PlainTable.terms(0, Absence.FORFEIT), PlainTable.terms(11, Absence.BOT))) {
            refused("BAD_TERMS", () -> DECIDER.open(opening("arboretum", 2, "{}", null, terms)));
        }
        refused("BAD_TERMS", () -> DECIDER.open(opening("evergreen-planet", 1, "{}", null, CASUAL.withRated(true))));
    }

    private static TableTerms delayed(int seconds) {
        return new TableTerms(
                false, Visibility.PUBLIC, new Clock.None(), true, seconds, Start.WHEN_FULL, null, Absence.FORFEIT);
    }

    @Test
    void onlyPeopleWithTheLinkSitDownWhereItIsNeeded() {
        var table = PlainTable.opened("arboretum", 3, null, on(Visibility.INVITED, Start.WHEN_FULL));
        refused("INVITATION_NEEDED", () -> table.sits(BEN));
        refused("INVITATION_NEEDED", () -> sit(table, BEN, "0".repeat(32)));
        String code = InvitationCode.of(TABLE, SEED);
        assertThat(code).hasSize(32);
        sit(table, BEN, code);
        table.sits(ANN);
        assertThat(table.now().seatOf(BEN)).contains(0);
        assertThat(InvitationCode.shownTo(ANN, table.now(), SEED)).isEqualTo(code);
        refused("NOT_OWNER", () -> InvitationCode.shownTo(BEN, table.now(), SEED));
        sit(table, player(2), code);
        refused("TABLE_NOT_OPEN", () -> InvitationCode.shownTo(ANN, table.now(), SEED));
    }

    private static void sit(PlainTable table, PlayerId player, String code) {
        table.happens(table.decide(new TakeSeat(TABLE, player, null, "", code, false, Set.of(), AT)));
    }

    @Test
    void guestsDoNotPlayForARating() {
        var table = PlainTable.opened("arboretum", 2, null, CASUAL.withRated(true));
        var guest = new TakeSeat(TABLE, BEN, null, "", null, true, Set.of(), AT);
        refused("GUESTS_NOT_RATED", () -> table.decide(guest));
    }

    @Test
    void whomTheOwnerOrSomebodySeatedHasBlockedStaysAway() {
        var table = PlainTable.opened("arboretum", 3, null, CASUAL);
        refused("BLOCKED", () -> sitsBlocked(table, null, ANN));
        sitsBlocked(PlainTable.opened("arboretum", 3, null, CASUAL), null, player(2));
        table.sits(player(2));
        refused("BLOCKED", () -> sitsBlocked(table, null, player(2)));
    }

    @Test
    void anInvitationOutweighsABlock() {
        var table = PlainTable.opened("arboretum", 3, null, on(Visibility.INVITED, Start.WHEN_FULL));
        refused("INVITATION_NEEDED", () -> sitsBlocked(table, null, ANN));
        sitsBlocked(table, InvitationCode.of(TABLE, SEED), ANN);
        assertThat(table.now().seatOf(BEN)).isPresent();
    }

    private static void sitsBlocked(PlainTable table, String code, PlayerId by) {
        var command = new TakeSeat(TABLE, BEN, null, "", code, false, Set.of(by), AT);
        table.happens(table.decide(command));
    }

    @Test
    void theOwnerStartsWithFewerSeats() {
        var table = PlainTable.opened("arboretum", 4, null, on(Visibility.PUBLIC, Start.WHEN_FULL));
        refused("BAD_SEAT_COUNT", () -> start(table, null));
        table.happens(table.decide(new TakeSeat(TABLE, ANN, 1, "a", AT)));
        refused("BAD_SEAT_COUNT", () -> start(table, null));
        table.happens(table.decide(new TakeSeat(TABLE, BEN, 3, "b", AT)));
        refused("NOT_OWNER", () -> table.decide(new StartTable(TABLE, BEN, null, AT)));
        var events = start(table, null);
        assertThat(events.getFirst()).isEqualTo(new SeatsClosed(TABLE, List.of(0, 2)));
        assertThat(table.now().seats()).hasSize(2);
        assertThat(table.now().clientSeeds()).containsExactly("a", "b");
        assertThat(table.now().seatOf(BEN)).contains(1);
        refused("TABLE_NOT_OPEN", () -> start(table, null));
    }

    @Test
    void theOwnerStartsWithBots() {
        var table = PlainTable.opened("arboretum", 3, null, CASUAL);
        table.sits(ANN);
        refused("UNKNOWN_BOT", () -> start(table, "genius"));
        assertThat(start(table, "greedy")).hasAtLeastOneElementOfType(PlayStarted.class);
        assertThat(table.now().seat(2).bot()).isEqualTo("greedy");
        assertThat(table.now().seat(1).player())
                .isNotEqualTo(table.now().seat(2).player());
    }

    @Test
    void aFullTableMayWaitForItsOwner() {
        var table = PlainTable.opened("arboretum", 2, null, on(Visibility.PUBLIC, Start.BY_OWNER));
        table.sits(ANN);
        table.sits(BEN);
        assertThat(table.now().status()).isEqualTo(TableStatus.OPEN);
        start(table, null);
        assertThat(table.now().status()).isEqualTo(TableStatus.PLAYING);
    }

    @Test
    void aTournamentSeatsEverybodyAndStartsAtOnce() {
        var seating =
                List.of(new Seating(player(1), "mine", null), new Seating(new PlayerId("bot-greedy-17"), "", "greedy"));
        var terms = CASUAL.withClock(new Clock.Live(30, 300, 0), 2).withRated(true);
        TableState table = TableState.fold(DECIDER.open(seated(seating, terms)));
        assertThat(table.status()).isEqualTo(TableStatus.PLAYING);
        assertThat(table.tournament()).isEqualTo("cup-1");
        assertThat(table.clientSeeds()).containsExactly("mine", "");
        assertThat(table.seat(1).bot()).isEqualTo("greedy");
        assertThat(table.deadline(0)).contains(AT.plusSeconds(330));
        refused("ALREADY_SEATED", () -> DECIDER.open(seated(List.of(seating.getFirst(), seating.getFirst()), terms)));
        refused("BAD_SEAT_COUNT", () -> DECIDER.open(seated(List.of(seating.getFirst()), terms)));
    }

    private static OpenSeatedTable seated(List<Seating> seating, TableTerms terms) {
        return new OpenSeatedTable(
                TABLE, ANN, "arboretum", json("{}"), FirstSeat.SEAT1, terms, "cup-1", seating, SEED, AT);
    }

    private static List<Object> start(PlainTable table, String fill) {
        return table.happens(table.decide(new StartTable(TABLE, ANN, fill, AT)));
    }

    private static TableTerms on(Visibility visibility, Start start) {
        return new TableTerms(false, visibility, new Clock.None(), true, 0, start, null, Absence.FORFEIT);
    }
}
