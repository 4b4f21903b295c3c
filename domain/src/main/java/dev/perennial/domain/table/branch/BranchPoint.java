package dev.perennial.domain.table.branch;

import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableState;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.games.variation.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A moment of a finished game at which a decision was due, or its end. Moments between the consequences of a move
 * belong to the decision before it.
 *
 * @param sequence the table's last event of the game until then
 * @param past the events of the game until then, in order
 * @param drawn how many words of the chance stream they used
 * @param table the whole table, which is over: its seeds are known
 */
public record BranchPoint(long sequence, List<GameEvent> past, long drawn, TableState table) {

    public BranchPoint {
        past = List.copyOf(past);
    }

    /**
     * The last such moment that is not after the given one; empty before the game began.
     *
     * @param events all events of a table that is over, from its opening on
     */
    public static Optional<BranchPoint> at(List<?> events, long sequence) {
        var past = new ArrayList<GameEvent>();
        int complete = 0;
        long at = -1;
        long used = 0;
        long drawn = 0;
        for (int i = 0; i < events.size() && i <= sequence; i++) {
            switch (events.get(i)) {
                case TableEvent.Cause cause -> used = cause.chance();
                case GameEvent event -> {
                    past.add(event);
                    if (i + 1 == events.size() || !(events.get(i + 1) instanceof GameEvent)) {
                        complete = past.size();
                        at = i;
                        drawn = used;
                    }
                }
                default -> {}
            }
        }
        return complete == 0
                ? Optional.empty()
                : Optional.of(new BranchPoint(at, past.subList(0, complete), drawn, TableState.fold(events)));
    }

    /** The game from here on with the cards and the chance of that game. */
    public Variation<GameState, GameMove, GameEvent> real() {
        var server = ServerSeed.ofHex(Objects.requireNonNull(table.serverSeed(), "the game is over"));
        return Variation.real(
                game(), past, server.gameSeed(table.clientSeeds(), table.id().code()), drawn);
    }

    /** The game from here on with everything dealt again that the seat could not know. */
    public Variation<GameState, GameMove, GameEvent> redealt(int perspective, GameSeed seed) {
        return Variation.redealt(game(), past, perspective, seed);
    }

    /** The seed of a redeal that anyone can repeat from the same text. */
    public GameSeed publicSeed(int perspective, String text) {
        return publicSeed(table.id().code(), sequence, perspective, text);
    }

    /** The same of any moment of any table. */
    public static GameSeed publicSeed(String table, long sequence, int perspective, String text) {
        return GameSeed.ofText(text, table + "|" + sequence + "|" + perspective);
    }

    private Game<GameState, GameMove, GameEvent, GameOptions> game() {
        return table.game();
    }
}
