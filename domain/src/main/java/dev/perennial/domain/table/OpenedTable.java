package dev.perennial.domain.table;

import dev.perennial.domain.Document;
import dev.perennial.domain.PlayerId;
import dev.perennial.games.FirstSeat;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import org.jspecify.annotations.Nullable;

/** The part of a table that its opening fixes. Nothing changes it later. */
public interface OpenedTable {
    TableEvent.TableOpened opening();

    default TableId id() {
        return opening().table();
    }

    default String gameId() {
        return opening().game();
    }

    default Game<GameState, GameMove, GameEvent, GameOptions> game() {
        return Games.byId(gameId()).orElseThrow(() -> new IllegalStateException("unknown game " + gameId()));
    }

    default String rulesVersion() {
        return opening().rulesVersion();
    }

    default FirstSeat firstSeat() {
        return opening().firstSeat();
    }

    default Document options() {
        return opening().options();
    }

    default PlayerId owner() {
        return opening().owner();
    }

    default String commitment() {
        return opening().commitment();
    }

    default TableTerms terms() {
        return opening().terms();
    }

    default @Nullable String tournament() {
        return opening().tournament();
    }
}
