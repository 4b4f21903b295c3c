package dev.perennial.domain.tournament;

import dev.perennial.domain.PlayerId;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A player in a tournament.
 *
 * @param number the pairing number, 0 before the start
 * @param firstRound later than 1 for a late entry
 * @param byes asked for, by round
 * @param removedBy the official who removed the player; null if they were not removed or left on their own
 * @param backAfter how many rounds were published when the player last came back; 0 if they never left
 */
public record Entry(
        PlayerId player,
        @Nullable String bot,
        int rating,
        String clientSeed,
        Presence presence,
        boolean checkedIn,
        int number,
        int firstRound,
        Map<Integer, ByeKind> byes,
        @Nullable PlayerId removedBy,
        int backAfter) {
    public enum Presence {
        ACTIVE,
        WAITING,
        WITHDRAWN
    }

    public Entry {
        byes = Map.copyOf(byes);
    }

    public boolean active() {
        return presence == Presence.ACTIVE;
    }

    Entry with(Presence changed) {
        var remover = changed == Presence.WITHDRAWN ? removedBy : null;
        return new Entry(
                player, bot, rating, clientSeed, changed, checkedIn, number, firstRound, byes, remover, backAfter);
    }

    Entry back(int rounds) {
        return new Entry(
                player, bot, rating, clientSeed, Presence.ACTIVE, checkedIn, number, firstRound, byes, null, rounds);
    }

    Entry withdrawn(@Nullable PlayerId by) {
        var remover = player.equals(by) ? null : by;
        return new Entry(
                player,
                bot,
                rating,
                clientSeed,
                Presence.WITHDRAWN,
                checkedIn,
                number,
                firstRound,
                byes,
                remover,
                backAfter);
    }

    Entry numbered(int given) {
        return late(given, firstRound);
    }

    Entry late(int given, int round) {
        return new Entry(
                player, bot, rating, clientSeed, presence, checkedIn, given, round, byes, removedBy, backAfter);
    }

    Entry checkedIn(String seed) {
        return new Entry(player, bot, rating, seed, presence, true, number, firstRound, byes, removedBy, backAfter);
    }

    Entry withBye(int round, ByeKind kind) {
        var more = new HashMap<>(byes);
        more.put(round, kind);
        return away(more);
    }

    Entry withoutBye(int round) {
        var fewer = new HashMap<>(byes);
        fewer.remove(round);
        return away(fewer);
    }

    private Entry away(Map<Integer, ByeKind> rounds) {
        return new Entry(
                player, bot, rating, clientSeed, presence, checkedIn, number, firstRound, rounds, removedBy, backAfter);
    }
}
