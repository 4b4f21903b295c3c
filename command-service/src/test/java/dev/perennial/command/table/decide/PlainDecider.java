package dev.perennial.command.table.decide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.JsonDocuments;
import dev.perennial.domain.table.TableEvent.TableOpened;
import dev.perennial.domain.table.TableState;
import dev.perennial.domain.table.command.OpeningCommand;
import dev.perennial.domain.table.command.TableCommand;
import dev.perennial.domain.table.command.TableCommand.PlayMove;
import dev.perennial.domain.table.decide.Ruling;
import dev.perennial.domain.table.decide.TableDecider;
import dev.perennial.domain.table.decide.TableDecision;
import dev.perennial.games.chance.ServerSeed;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** The events of decisions, each checked: the state a decision comes with is the fold of its events. */
public final class PlainDecider {
    private static final long SOME_VERSION = 40;

    private final TableDecider decider = new TableDecider(new JsonDocuments());

    public List<Object> open(OpeningCommand command) {
        return checked(null, -1, decider.open(command));
    }

    public List<Object> decide(TableState table, @Nullable Ruling ruling, TableCommand command, ServerSeed seed) {
        return decide(table, SOME_VERSION, ruling, command, seed);
    }

    List<Object> decide(
            TableState table, long version, @Nullable Ruling ruling, TableCommand command, ServerSeed seed) {
        return checked(table, version, decider.decide(table, version, ruling, command, seed));
    }

    OptionalLong repeated(TableState table, PlayMove command) {
        return decider.repeated(table, command);
    }

    private static List<Object> checked(@Nullable TableState before, long version, TableDecision decision) {
        TableState folded = before;
        long sequence = version;
        for (Object event : decision.events()) {
            sequence++;
            folded = folded == null ? TableState.opened((TableOpened) event) : folded.evolve(event, sequence);
        }
        assertThat(decision.state()).isEqualTo(folded);
        return decision.events();
    }
}
