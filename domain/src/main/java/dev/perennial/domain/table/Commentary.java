package dev.perennial.domain.table;

import dev.perennial.domain.PlayerId;
import java.util.ArrayList;
import java.util.List;

/**
 * The commentators of a game, and how many comments they posted.
 *
 * @param commentators in the order of their appointment
 */
public record Commentary(List<PlayerId> commentators, int comments) {
    public static final Commentary NONE = new Commentary(List.of(), 0);

    public Commentary {
        commentators = List.copyOf(commentators);
    }

    Commentary with(PlayerId player) {
        var more = new ArrayList<>(without(player).commentators);
        more.add(player);
        return new Commentary(more, comments);
    }

    Commentary without(PlayerId player) {
        return new Commentary(
                commentators.stream().filter(each -> !each.equals(player)).toList(), comments);
    }

    Commentary commented() {
        return new Commentary(commentators, comments + 1);
    }
}
