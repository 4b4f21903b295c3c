package dev.perennial.command.table.decide;

import static dev.perennial.command.table.decide.PlainTable.ANN;
import static dev.perennial.command.table.decide.PlainTable.AT;
import static dev.perennial.command.table.decide.PlainTable.EVE;
import static dev.perennial.command.table.decide.PlainTable.TABLE;
import static dev.perennial.command.table.decide.PlainTable.player;
import static dev.perennial.command.table.decide.PlainTable.refused;
import static dev.perennial.command.table.decide.PlainTable.started;
import static dev.perennial.command.table.decide.PlainTable.terms;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.history.GameHistory;
import dev.perennial.contract.history.RecordedEvent;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.Phrase;
import dev.perennial.domain.table.TableEvent.PhraseSaid;
import dev.perennial.domain.table.TableTerms.Absence;
import dev.perennial.domain.table.command.TableCommand.SayPhrase;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PhrasesTest {
    private static final PlayerId P1 = player(1);

    private final PlainTable two = started("arboretum", 2, null, terms(null, Absence.FORFEIT));

    @Test
    void setPhrasesAreSaidButNotWithoutEnd() {
        assertThat(say(ANN)).containsExactly(new PhraseSaid(TABLE, 0, Phrase.GOOD_LUCK));
        refused("NOT_SEATED", () -> say(EVE));
        for (int i = 1; i < 40; i++) {
            say(ANN);
        }
        refused("TOO_MANY_PHRASES", () -> say(ANN));
        assertThat(say(P1)).hasSize(1);
    }

    /** Phrases and votes in between do not count: the numbers are those of a table where nobody spoke. */
    @Test
    void aHistoryKeepsItsNumbers() {
        var quiet = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        var loud = started("arboretum", 3, null, terms(null, Absence.FORFEIT));
        quiet.moves(AT);
        loud.happens(loud.decide(new SayPhrase(TABLE, ANN, Phrase.HELLO)));
        loud.moves(AT);
        assertThat(history(loud).steps()).isEqualTo(history(quiet).steps());
        loud.resigns(ANN);
        assertThat(history(loud).forfeits()).containsExactly(0);
    }

    private static GameHistory history(PlainTable table) {
        var events = table.events();
        return GameHistory.of(IntStream.range(0, events.size())
                .mapToObj(i -> new RecordedEvent(i, AT, events.get(i)))
                .toList());
    }

    private List<Object> say(PlayerId player) {
        return two.happens(two.decide(new SayPhrase(TABLE, player, Phrase.GOOD_LUCK)));
    }
}
