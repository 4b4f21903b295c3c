package dev.perennial.domain.table.branch;

import dev.perennial.domain.table.Origin;
import dev.perennial.domain.table.Origin.Deal;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.GameEvent;
import dev.perennial.games.chance.GameSeed;
import dev.perennial.games.chance.ServerSeed;
import dev.perennial.games.collection.Lists;
import dev.perennial.games.variation.Variation;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The moment from which another table goes on, and with which cards.
 *
 * @param perspective the seat whose knowledge stays as it was; only for a redeal
 * @param seed decides the redeal, so that anyone can repeat it; null for the new table's own secret
 */
public record Branch(
        BranchPoint point,
        Deal deal,
        @Nullable Integer perspective,
        @Nullable String seed) {
    private static final Pattern SEED = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    public static boolean isSeed(@Nullable String text) {
        return text != null && SEED.matcher(text).matches();
    }

    /** Whether the cards can be dealt like that. */
    public boolean isSound() {
        return switch (deal) {
            case REAL -> perspective == null && seed == null;
            case REDEALT ->
                perspective != null
                        && perspective >= 0
                        && perspective < point.table().seats().size()
                        && (seed == null || isSeed(seed));
        };
    }

    public Origin origin() {
        Origin before = point.table().opening().origin();
        return new Origin(
                point.table().id(),
                point.sequence(),
                deal,
                perspective,
                seed,
                point.past().size(),
                before == null ? 1 : before.generation() + 1);
    }

    /** The shared past without a clock of the rules, and the redeal if there is one. */
    public List<GameEvent> events(ServerSeed own, TableId table) {
        var game = point.table().game();
        List<GameEvent> past = point.past().stream().map(game::untimed).toList();
        return perspective == null
                ? past
                : Lists.concat(
                        past,
                        Variation.redealt(game, point.past(), perspective, redealSeed(origin(), own, table))
                                .events());
    }

    /** The seed of a redeal: the public one, or that of the table which goes on. */
    public static GameSeed redealSeed(Origin origin, ServerSeed own, TableId table) {
        Integer seat = origin.perspective();
        String text = origin.seed();
        return seat == null || text == null
                ? own.redealSeed(table.code())
                : BranchPoint.publicSeed(origin.table().code(), origin.sequence(), seat, text);
    }
}
