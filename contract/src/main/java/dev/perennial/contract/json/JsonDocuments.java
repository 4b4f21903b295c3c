package dev.perennial.contract.json;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.Clock;
import dev.perennial.domain.table.GameDocuments;
import dev.perennial.games.Game;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import java.util.Optional;

/** Reads and writes documents as the JSON they are. */
public final class JsonDocuments implements GameDocuments {
    @Override
    public <M extends GameMove> Optional<M> readMove(Game<?, M, ?, ?> game, Document document) {
        return GameJson.readMove(game, document);
    }

    @Override
    public <O extends GameOptions> Optional<O> readOptions(Game<?, ?, ?, O> game, Document document) {
        return GameJson.readOptions(game, document);
    }

    @Override
    public Optional<Clock> readClock(Document document) {
        return GameJson.readClock(document);
    }

    @Override
    public Document write(GameMove move) {
        return GameJson.document(move);
    }

    @Override
    public Document write(GameOptions options) {
        return GameJson.document(options);
    }
}
