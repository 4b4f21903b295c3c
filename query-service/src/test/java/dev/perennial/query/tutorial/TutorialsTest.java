package dev.perennial.query.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import dev.perennial.games.Game;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.GameOptions;
import dev.perennial.games.GameState;
import dev.perennial.games.Games;
import dev.perennial.query.tutorial.Attempt.Status;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Every lesson of every game, played to the end by the real rules. */
class TutorialsTest {
    private static final Tutorials TUTORIALS = new Tutorials();
    private static final Set<String> DEALS = Set.of("CardsDealt", "HandsDealt", "PileShuffled", "DeckShuffled");
    private static final List<String> LISTS = List.of("hands", "deck", "undealt", "pile", "order");
    private static final List<String> TEXTS = List.of("title", "task", "hint", "done");
    private static final int TRIES = 300;

    static Stream<Arguments> lessons() {
        return Games.all().stream()
                .flatMap(game ->
                        tutorial(game.id()).lessons().stream().map(lesson -> Arguments.of(game.id(), lesson.id())));
    }

    private static Tutorial tutorial(String game) {
        return TUTORIALS.of(game).orElseThrow();
    }

    private static Lesson lesson(String game, String id) {
        return tutorial(game).lesson(id).orElseThrow();
    }

    private static Game<GameState, GameMove, GameEvent, GameOptions> rules(String game) {
        return Games.byId(game).orElseThrow();
    }

    @Test
    void everyGameHasEightToTwelveLessons() {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            var lessons = tutorial(game.id()).lessons();
            assertThat(lessons).as(game.id()).hasSizeBetween(8, 12);
            assertThat(lessons.stream().map(Lesson::id)).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void nothingIsReachedWithoutAMove(String game, String id) {
        Attempt attempt = Attempt.begin(rules(game), lesson(game, id));
        assertThat(attempt.status()).isEqualTo(Status.OPEN);
        assertThat(attempt.latest()).isEmpty();
        assertThat(rules(game).awaited(attempt.state()))
                .contains(lesson(game, id).seat());
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theSolutionReachesTheGoalWithItsLastMove(String game, String id) {
        Lesson lesson = lesson(game, id);
        assertThat(lesson.solution()).hasSizeBetween(1, lesson.most());
        Attempt attempt = Attempt.begin(rules(game), lesson);
        for (String move : lesson.solution()) {
            assertThat(attempt.status()).as("before %s", move).isEqualTo(Status.OPEN);
            assertThat(attempt.play(rules(game).parseNotation(move).orElseThrow()))
                    .as(move)
                    .isEmpty();
        }
        assertThat(attempt.status()).isEqualTo(Status.DONE);
        assertThat(attempt.goals()).allMatch(Judge.Reached::met);
    }

    /** A lesson that everyone passes teaches nothing. The legal moves of all its positions are really legal. */
    @ParameterizedTest
    @MethodSource("lessons")
    void theGoalCanBeMissed(String game, String id) {
        var random = new Random(4);
        boolean missed = false;
        for (int i = 0; i < TRIES && !missed; i++) {
            missed = atRandom(rules(game), lesson(game, id), random) == Status.MISSED;
        }
        assertThat(missed).isTrue();
    }

    private static Status atRandom(
            Game<GameState, GameMove, GameEvent, GameOptions> rules, Lesson lesson, Random random) {
        Attempt attempt = Attempt.begin(rules, lesson);
        for (int moves = 0; attempt.status() == Status.OPEN; moves++) {
            assertThat(moves).isLessThan(lesson.most());
            var legal = rules.legalMoves(attempt.state(), lesson.seat())
                    .limit(2_000)
                    .toList();
            assertThat(attempt.play(legal.get(random.nextInt(legal.size())))).isEmpty();
        }
        return attempt.status();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void noCardIsDealtTwice(String game, String id) {
        var cards = new ArrayList<String>();
        lesson(game, id).events().stream()
                .filter(event -> DEALS.contains(event.get("type").asString()))
                .forEach(event -> LISTS.forEach(list -> collect(event.path(list), cards)));
        assertThat(cards).hasSizeGreaterThan(14).doesNotHaveDuplicates();
    }

    private static void collect(JsonNode node, List<String> cards) {
        if (node.isString()) {
            cards.add(node.asString());
        } else {
            node.forEach(each -> collect(each, cards));
        }
    }

    @ParameterizedTest
    @CsvSource({"en", "fr", "de"})
    void everyLessonHasItsTexts(String language) throws IOException {
        for (Game<?, ?, ?, ?> game : Games.all()) {
            var expected = new HashSet<String>();
            tutorial(game.id())
                    .lessons()
                    .forEach(lesson -> TEXTS.forEach(
                            text -> expected.add("tutorial." + game.id() + "." + lesson.id() + "." + text)));
            String file = "/static/i18n/" + language + "/tutorial/" + game.id() + ".json";
            try (InputStream texts = getClass().getResourceAsStream(file)) {
                assertThat(Json.mapper().readTree(texts).propertyNames())
                        .as(file)
                        .containsAll(expected);
            }
        }
    }
}
