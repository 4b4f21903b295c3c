package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What holds for every event of every game. */
final class EventLaws {
    private EventLaws() {}

    static <E extends GameEvent> void check(Game<?, ?, E, ?> game, E event, int seats) {
        assertThat(game.redact(event, new Viewer.Open()))
                .as("nothing is hidden from the open view")
                .isEqualTo(event);
        checkSentence(game, event);
        for (Viewer viewer : PositionLaws.viewers(seats)) {
            E redacted = game.redact(event, viewer);
            assertThat(redacted).hasSameClassAs(event);
            assertThat(game.redact(redacted, viewer)).as("redacting twice").isEqualTo(redacted);
            checkSentence(game, redacted);
        }
    }

    private static <E extends GameEvent> void checkSentence(Game<?, ?, E, ?> game, E event) {
        var sentence = game.describe(event);
        assertThat(sentence.key()).as("key of %s", event).startsWith(game.id() + ".");
        assertThat(sentence.params().values()).as("parameters of %s", event).allMatch(EventLaws::isSayable);
    }

    private static boolean isSayable(Object value) {
        return switch (value) {
            case Number _, String _ -> true;
            case List<?> list -> list.stream().allMatch(EventLaws::isSayable);
            default -> false;
        };
    }

    /** The records behind a sealed interface. */
    static Stream<Class<?>> records(Class<?> type) {
        return type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(EventLaws::records)
                : Stream.of(type);
    }
}
