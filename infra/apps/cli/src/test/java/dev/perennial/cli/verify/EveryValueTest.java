package dev.perennial.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Games;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Every value of a game is changed, one after the other, and every change is complained about at the right place. */
class EveryValueTest {
    private static final boolean FULL = Boolean.getBoolean("perennial.full");

    /** What the rules determine, so that the complaint names the very value. */
    private static final Pattern DETERMINED =
            Pattern.compile("(opening|result)[.\\[].*|steps\\[\\d+]\\.(seat|number|timeUp|events\\[.*|digest)"
                    + "|format|game|rulesVersion|seats|firstSeat|commitment|ending|digest");

    /** A value of a step that others follow from, or nothing but its digest; and the same outside the steps. */
    private static final Pattern ORIGIN = Pattern.compile("(steps\\[\\d+])\\.(\\w+).*|(\\w+).*");

    private int changed;

    static Stream<Arguments> games() {
        return Games.all().stream()
                .flatMap(game -> FULL
                        ? Stream.of(game.minSeats(), game.maxSeats()).map(seats -> Arguments.of(game.id(), seats))
                        : Stream.of(Arguments.of(game.id(), game.minSeats())));
    }

    /** All of the game is checked again for a value outside the steps; for one inside, that step. */
    @ParameterizedTest
    @MethodSource("games")
    void isMissedWhenItIsAnother(String id, int players) {
        JsonNode game = SampleGames.one(id, players, "0.1");
        var tampering = new Tampering(game);
        var outside = Spot.leaves(game).stream()
                .filter(spot -> !spot.path().startsWith("steps"))
                .toList();
        change(outside, tampering, () -> GameCheck.check(game));
        var check = GameCheck.begun(game).stepCheck();
        for (int i = 0; i < game.get("steps").size(); i++) {
            int index = i;
            JsonNode step = game.get("steps").get(i);
            change(
                    Spot.leaves("steps[" + i + "]", step),
                    tampering,
                    () -> fork(check).repeat(index, step));
            check.repeat(i, step);
        }
        assertThat(changed).isGreaterThan(800);
        assertThat(GameCheck.check(game)).as("all put back").isEqualTo(GameCheck.Ending.FINISHED);
    }

    private void change(List<Spot> spots, Tampering tampering, Runnable check) {
        for (int i = 0; i < spots.size(); i++) {
            Spot spot = spots.get(i);
            var others = tampering.alternatives(spot);
            for (JsonNode other : FULL ? others : List.of(others.get(i % others.size()))) {
                String complaint = spot.complaintAbout(other, check);
                changed++;
                if (DETERMINED.matcher(spot.path()).matches()) {
                    assertThat(complaint).startsWith(spot.path());
                } else {
                    assertOriginNamed(spot.path(), complaint);
                }
            }
        }
    }

    /** The first value that is not as it should be may be innocent; then the changed one is named with it. */
    private static void assertOriginNamed(String path, String complaint) {
        var parts = ORIGIN.matcher(path);
        assertThat(parts.matches()).isTrue();
        if (parts.group(1) == null) {
            assertThat(complaint).containsPattern("\\b" + parts.group(3) + "\\b");
        } else {
            assertThat(complaint)
                    .startsWith(parts.group(1))
                    .containsAnyOf(
                            parts.group(1) + "." + parts.group(2),
                            parts.group(1) + ": the rules ",
                            parts.group(1) + ".move, seat or at",
                            parts.group(1) + ".seat or at");
        }
    }

    private static StepCheck fork(StepCheck check) {
        return new StepCheck(check.table().fork(), check.events());
    }
}
