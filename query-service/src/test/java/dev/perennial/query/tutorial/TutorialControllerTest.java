package dev.perennial.query.tutorial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.perennial.contract.json.Json;
import dev.perennial.http.ProblemException;
import dev.perennial.query.tutorial.Attempt.Status;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class TutorialControllerTest {
    private static final String DECK = "{\"type\":\"DrawFromDeck\"}";
    private static final String PILE = "{\"type\":\"DrawFromDiscard\",\"seat\":1}";

    private final TutorialController controller = new TutorialController(new Tutorials());

    private TutorialController.Answer play(String lesson, String... moves) {
        List<JsonNode> sent = Arrays.stream(moves).map(Json.mapper()::readTree).toList();
        return controller.play("arboretum", lesson, new TutorialController.Moves(sent));
    }

    private static void refuses(String code, ThrowingCallable call) {
        assertThatExceptionOfType(ProblemException.class)
                .isThrownBy(call)
                .satisfies(refused -> assertThat(refused.problem().code()).isEqualTo(code));
    }

    @Test
    void listsTheLessons() {
        var overview = controller.tutorial("arboretum").getBody();
        assertThat(overview).isNotNull();
        assertThat(overview.lessons().getFirst()).isEqualTo(new TutorialController.LessonInfo("draw", 2));
    }

    @Test
    void answersThePositionWithTheLegalMovesOfTheLearner() {
        var start = play("draw");
        assertThat(start.status()).isEqualTo(Status.OPEN);
        assertThat(start.awaited()).containsExactly(0);
        assertThat(start.legalMoves()).hasSize(3);
        assertThat(start.events()).isEmpty();
    }

    @Test
    void answersTheEventsOfTheLastMoveAlone() {
        var done = play("draw", DECK, PILE);
        assertThat(done.status()).isEqualTo(Status.DONE);
        assertThat(done.events()).extracting(TutorialController.Happening::type).containsExactly("arboretum.CardTaken");
        assertThat(done.legalMoves()).isEmpty();
    }

    @Test
    void saysThatTheGoalWasMissed() {
        var missed = play("draw", DECK, DECK);
        assertThat(missed.status()).isEqualTo(Status.MISSED);
        assertThat(missed.goals()).extracting(Judge.Reached::met).containsExactly(true, false);
    }

    @Test
    void saysHowManyPointsAreMissing() {
        var missed = play("one", "{\"type\":\"Plant\",\"card\":\"O6\",\"x\":3,\"y\":0}");
        assertThat(missed.goals()).containsExactly(new Judge.Reached(false, 8, 9));
    }

    @Test
    void hidesTheCardsOfTheOthers() {
        JsonNode view = Json.mapper().valueToTree(play("draw").view());
        assertThat(view.get("deck").isNull()).isTrue();
        assertThat(view.at("/players/0/hand")).hasSize(7);
        assertThat(view.at("/players/1/hand").isNull()).isTrue();
    }

    @Test
    void refusesWhatTheRulesRefuse() {
        refuses("WRONG_PHASE", () -> play("draw", "{\"type\":\"Discard\",\"card\":\"C4\"}"));
    }

    @Test
    void refusesWhatItCannotRead() {
        refuses("MALFORMED", () -> play("draw", "{\"type\":\"Plant\"}"));
        refuses("MALFORMED", () -> play("draw", DECK, DECK, DECK));
        refuses("UNKNOWN_LESSON", () -> play("dig"));
        refuses("UNKNOWN_LESSON", () -> controller.tutorial("chess"));
    }
}
