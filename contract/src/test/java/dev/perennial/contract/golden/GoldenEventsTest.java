package dev.perennial.contract.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.EventTypes;
import dev.perennial.contract.json.Json;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is stored stays readable: every stored event is written and read exactly as its golden file says.
 *
 * <p>{@code mvn -pl contract -am test -Dperennial.golden=write} writes files that are missing or differ. For an event
 * that was ever released, first raise its revision and add an upcasting step; the old file then moves to {@code old}.
 */
class GoldenEventsTest {
    private static final GoldenFolder FOLDER = GoldenFolder.ofTheProject();

    @BeforeAll
    static void rewriteIfAsked() {
        if ("write".equals(System.getProperty("perennial.golden"))) {
            FOLDER.rewrite(new EventSamples());
        }
    }

    static Stream<String> names() {
        return EventTypes.all().keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("names")
    void isStoredAsItsFileSays(String name) {
        var golden = FOLDER.today(name);
        assertThat(golden)
                .as("golden file, written with -Dperennial.golden=write")
                .isPresent();
        assertThat(golden.get().problems(name)).as(name).isEmpty();
        assertThat(golden.get().event()).isInstanceOf(EventTypes.classOf(name).orElseThrow());
    }

    @Test
    void noEventHasDisappeared() {
        assertThat(FOLDER.names()).isEqualTo(names().toList());
    }

    @Test
    void namesAndRevisionsAreFrozen() {
        assertThat(GoldenFolder.todaysNames())
                .as("a stored name never changes; a new one is added with -Dperennial.golden=write")
                .isEqualTo(FOLDER.frozenNames());
    }

    @Test
    void aFieldTooFewOrTooManyIsNoticed() {
        var golden = FOLDER.today("table.SeatTaken").orElseThrow();
        var fewer = golden.payload().deepCopy().asObject();
        fewer.remove("clientSeed");
        assertThat(changed(golden, fewer.toString())).singleElement().asString().contains("written differently");
        var more = golden.payload().deepCopy().asObject().put("colour", "red");
        assertThat(changed(golden, more.toString())).singleElement().asString().contains("cannot be read");
    }

    @Test
    void anotherNameOrRevisionIsNoticed() {
        var golden = FOLDER.today("table.SeatTaken").orElseThrow();
        assertThat(golden.problems("table.SeatLeft")).containsExactly("is of type table.SeatTaken");
        assertThat(new GoldenFile(golden.type(), "0", golden.payload()).problems("table.SeatTaken"))
                .containsExactly("has revision 0, the event has 1");
    }

    @Test
    void rewritingGivesFilesWithoutProblems(@TempDir Path empty) {
        var folder = new GoldenFolder(empty);
        folder.rewrite(new EventSamples());
        assertThat(names())
                .allSatisfy(name -> assertThat(folder.today(name).orElseThrow().problems(name))
                        .isEmpty());
        assertThat(folder.frozenNames()).isEqualTo(GoldenFolder.todaysNames());
    }

    private static List<String> changed(GoldenFile golden, String payload) {
        return new GoldenFile(golden.type(), golden.revision(), Json.mapper().readTree(payload))
                .problems(golden.type());
    }
}
