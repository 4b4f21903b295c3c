package dev.perennial.query.ladder;

import java.util.Comparator;

/**
 * One ladder: of a game or over all games, for people or for bots.
 *
 * @param name a game's id, or {@link #OVERALL}
 */
record LadderName(String name, String kind) {
    static final String OVERALL = "overall";
    static final String HUMAN = "human";
    static final String BOT = "bot";

    static final Comparator<LadderName> ORDER =
            Comparator.comparing(LadderName::name).thenComparing(LadderName::kind);
}
