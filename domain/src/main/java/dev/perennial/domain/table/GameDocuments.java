package dev.perennial.domain.table;

import dev.perennial.domain.Document;
import dev.perennial.games.Game;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import java.util.Optional;

/** Reads and writes documents. Input from players is untrusted: anything invalid reads as empty. */
public interface GameDocuments {

    <M extends GameMove> Optional<M> readMove(Game<?, M, ?, ?> game, Document document);

    /** Options that were left out take the game's defaults. */
    <O extends GameOptions> Optional<O> readOptions(Game<?, ?, ?, O> game, Document document);

    Optional<Clock> readClock(Document document);

    Document write(GameMove move);

    Document write(GameOptions options);
}
