package dev.perennial.domain.table;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a seat, found by their keys. Adding one leaves the earlier collection as it was and shares nearly all of
 * it: a tree that branches by the bits of the keys' hashes.
 */
public final class PlayedMoves extends AbstractCollection<SeatState.PlayedMove> {
    public static final PlayedMoves NONE = new PlayedMoves(null, 0);

    private record Node(
            SeatState.PlayedMove move,
            @Nullable Node zero,
            @Nullable Node one) {}

    private final @Nullable Node root;
    private final int size;

    private PlayedMoves(@Nullable Node root, int size) {
        this.root = root;
        this.size = size;
    }

    /** These moves, in the order in which they were made. */
    public static PlayedMoves of(Iterable<SeatState.PlayedMove> moves) {
        PlayedMoves all = NONE;
        for (SeatState.PlayedMove move : moves) {
            all = all.with(move);
        }
        return all;
    }

    PlayedMoves with(SeatState.PlayedMove move) {
        return new PlayedMoves(with(root, move, bits(move.key())), size + 1);
    }

    private static Node with(@Nullable Node node, SeatState.PlayedMove move, int bits) {
        if (node == null) {
            return new Node(move, null, null);
        }
        return (bits & 1) == 0
                ? new Node(node.move, with(node.zero, move, bits >>> 1), node.one)
                : new Node(node.move, node.zero, with(node.one, move, bits >>> 1));
    }

    public Optional<SeatState.PlayedMove> find(String key) {
        int bits = bits(key);
        for (Node node = root; node != null; node = (bits & 1) == 0 ? node.zero : node.one, bits >>>= 1) {
            if (key.equals(node.move.key())) {
                return Optional.of(node.move);
            }
        }
        return Optional.empty();
    }

    /** Moves of the oldest histories have no key. */
    private static int bits(@Nullable String key) {
        int hash = key == null ? 0 : key.hashCode();
        return hash ^ (hash >>> 16);
    }

    @Override
    public int size() {
        return size;
    }

    /** In the order in which they were made. */
    @Override
    public Iterator<SeatState.PlayedMove> iterator() {
        var moves = new ArrayList<SeatState.PlayedMove>(size);
        collect(root, moves);
        moves.sort(Comparator.comparingInt(SeatState.PlayedMove::number));
        return moves.iterator();
    }

    private static void collect(@Nullable Node node, List<SeatState.PlayedMove> moves) {
        if (node != null) {
            moves.add(node.move);
            collect(node.zero, moves);
            collect(node.one, moves);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayedMoves that
                && size == that.size
                && List.copyOf(this).equals(List.copyOf(that));
    }

    @Override
    public int hashCode() {
        return List.copyOf(this).hashCode();
    }
}
