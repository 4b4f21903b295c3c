package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.DECIDER;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.TableTerms;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.OpeningCommand.OpenSeatedTable;
import dev.perennial.domain.table.command.Seating;
import dev.perennial.domain.table.command.TableCommand.AddBot;
import dev.perennial.domain.table.command.TableCommand.Resign;
import dev.perennial.domain.table.decide.HintCheck;
import dev.perennial.games.FirstSeat;
import java.util.List;
import org.junit.jupiter.api.Test;

class HintCheckTest {
    private static final TableTerms CASUAL = terms(null, Absence.BOT).withRated(false);

    private final PlainTable practice = againstABot(CASUAL, ANN);

    private static PlainTable againstABot(TableTerms terms, PlayerId... people) {
        var table = PlainTable.opened("arboretum", people.length + 1, null, terms);
        for (PlayerId person : people) {
            table.sits(person);
        }
        table.happens(table.decide(new AddBot(TABLE, ANN, null, "greedy", AT)));
        return table;
    }

    private static int seat(TableState table, PlayerId player) {
        return HintCheck.seatOf(table, player);
    }

    @Test
    void aPlayerOnTurnAgainstBotsMayHaveAHint() {
        assertThat(seat(practice.now(), ANN)).isZero();
    }

    @Test
    void spectatorsHaveNone() {
        refused("NOT_SEATED", () -> seat(practice.now(), EVE));
    }

    @Test
    void thereIsNoneBeforeAndAfterTheGame() {
        var open = PlainTable.opened("arboretum", 2, null, CASUAL);
        open.sits(ANN);
        refused("NOT_PLAYING", () -> seat(open.now(), ANN));
        var over = againstABot(terms(null, Absence.FORFEIT).withRated(false), ANN);
        over.happens(over.decide(new Resign(TABLE, ANN, AT)));
        refused("GAME_OVER", () -> seat(over.now(), ANN));
    }

    @Test
    void aPlayerWhoLeftTheSeatToABotHasNone() {
        practice.happens(practice.decide(new Resign(TABLE, ANN, AT)));
        refused("SEAT_FORFEITED", () -> seat(practice.now(), ANN));
    }

    @Test
    void thereIsNoneInARatedGame() {
        refused(
                "NO_HINTS_RATED",
                () -> seat(againstABot(CASUAL.withRated(true), ANN).now(), ANN));
    }

    @Test
    void thereIsNoneWhereAnotherPersonPlaysOrPlayed() {
        var table = againstABot(CASUAL, ANN, player(1));
        refused("NO_HINTS_AGAINST_PEOPLE", () -> seat(table.now(), ANN));
        table.happens(table.decide(new Resign(TABLE, player(1), AT)));
        assertThat(table.now().seat(1).bot()).as("a bot plays on").isNotNull();
        refused("NO_HINTS_AGAINST_PEOPLE", () -> seat(table.now(), ANN));
    }

    @Test
    void thereIsNoneOutOfTurn() {
        for (int move = 0; move < 4; move++) {
            practice.moves(AT);
        }
        refused("NOT_YOUR_TURN", () -> seat(practice.now(), ANN));
    }

    @Test
    void thereIsNoneInATournament() {
        TableState table = tournamentTable();
        refused("NO_HINTS_TOURNAMENT", () -> seat(table, ANN));
    }

    /** Unrated and against a bot, so that only the tournament is a reason. */
    private static TableState tournamentTable() {
        var table = new PlainTable();
        table.happens(DECIDER.open(new OpenSeatedTable(
                TABLE,
                new PlayerId("cup"),
                "arboretum",
                Document.EMPTY,
                FirstSeat.SEAT1,
                TableTerms.casual(),
                "cup",
                List.of(new Seating(ANN, "", null), new Seating(new PlayerId("bot-greedy-1"), "", "greedy")),
                PlainTable.SEED,
                AT)));
        return table.now();
    }
}
