package dev.perennial.contract.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableEvent;
import dev.perennial.domain.table.TableId;
import dev.perennial.games.GameEvent;
import dev.perennial.games.GameMove;
import dev.perennial.games.arboretum.model.ArboretumEvent;
import dev.perennial.games.arboretum.model.ArboretumMove;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class JsonTest {

    sealed interface Shape {
        record Dot(TableId at) implements Shape {}

        record Line(List<Integer> points, @Nullable Dot end) implements Shape {}
    }

    record Holder(Shape shape) {}

    @Test
    void sealedRecordsCarryTheirSimpleName() {
        String json = Json.mapper().writeValueAsString(new Holder(new Shape.Line(List.of(1, 2), null)));
        assertThat(json).isEqualTo("{\"shape\":{\"type\":\"Line\",\"points\":[1,2],\"end\":null}}");
        assertThat(Json.mapper().readValue(json, Holder.class).shape()).isEqualTo(new Shape.Line(List.of(1, 2), null));
    }

    record Phase(Thread.@Nullable State state) {}

    @Test
    void anEmptyTextIsNoMissingValue() {
        assertThat(Json.mapper().readValue("{\"state\":null}", Phase.class).state())
                .isNull();
        for (String text : List.of("", " ", "PURPLE")) {
            assertThatThrownBy(() -> Json.mapper().readValue("{\"state\":\"" + text + "\"}", Phase.class))
                    .as("'%s'", text)
                    .isInstanceOf(JacksonException.class);
        }
    }

    @Test
    void aNumberIsNoText() {
        for (String value : List.of("1", "1.5", "true")) {
            assertThatThrownBy(() -> Json.mapper().readValue(value, String.class))
                    .as(value)
                    .isInstanceOf(JacksonException.class);
        }
    }

    record Glass(int left) {
        public boolean isEmpty() {
            return left == 0;
        }
    }

    /** What a record can be asked is not what it holds: a public question must not become part of what is sent. */
    @Test
    void aRecordIsWrittenByItsComponentsAlone() {
        assertThat(Json.mapper().writeValueAsString(new Glass(0))).isEqualTo("{\"left\":0}");
    }

    record Choice(List<GameMove> moves, GameEvent last) {}

    @Test
    void movesAndEventsOfAnyGameCarryTheirName() {
        var choice = new Choice(
                List.of(new ArboretumMove.DrawFromDeck(), new ArboretumMove.DrawFromDiscard(1)),
                new ArboretumEvent.FirstPlayerChosen(0));
        assertThat(Json.mapper().writeValueAsString(choice))
                .isEqualTo("{\"moves\":[{\"type\":\"DrawFromDeck\"},{\"type\":\"DrawFromDiscard\",\"seat\":1}],"
                        + "\"last\":{\"type\":\"FirstPlayerChosen\",\"seat\":0}}");
    }

    @Test
    void codedValuesAreTheirText() {
        String json = Json.mapper().writeValueAsString(new Shape.Dot(new TableId("t-1")));
        assertThat(json).isEqualTo("{\"type\":\"Dot\",\"at\":\"t-1\"}");
        assertThat(Json.mapper().readValue(json, Shape.class)).isEqualTo(new Shape.Dot(new TableId("t-1")));
    }

    @Test
    void eventsOfATableRoundTripByTheirLogicalName() {
        var event = new TableEvent.SeatTaken(new TableId("t"), 1, new PlayerId("p"), "seed");
        assertThat(EventTypes.nameOf(TableEvent.SeatTaken.class)).contains("table.SeatTaken");
        assertThat(EventCodec.decode("table.SeatTaken", "1", GameJson.write(event)))
                .isEqualTo(event);
    }

    @Test
    void refusesWhatIsNotExactlyRight() {
        for (String bad : List.of(
                "{\"type\":\"Line\",\"points\":[1],\"end\":null,\"more\":1}",
                "{\"type\":\"Line\",\"points\":[\"1\"],\"end\":null}",
                "{\"type\":\"Line\",\"points\":[1.5],\"end\":null}",
                "{\"type\":\"Circle\"}",
                "{\"points\":[1]}",
                "{\"type\":\"Dot\",\"at\":\"a b\"}",
                "{\"type\":\"Dot\",\"at\":7}",
                "{\"type\":\"Dot\",\"at\":\"a\",\"at\":\"b\"}")) {
            assertThatThrownBy(() -> Json.mapper().readValue(bad, Shape.class))
                    .as(bad)
                    .isInstanceOf(JacksonException.class);
        }
    }

    @Test
    void onlyNullableFieldsMayBeMissing() {
        assertThat(RequiredFields.isComplete(Json.mapper().readValue("{\"type\":\"Line\",\"points\":[]}", Shape.class)))
                .isTrue();
        assertThat(RequiredFields.isComplete(Json.mapper().readValue("{\"type\":\"Line\",\"end\":null}", Shape.class)))
                .isFalse();
        assertThat(RequiredFields.isComplete(Json.mapper()
                        .readValue("{\"type\":\"Line\",\"points\":[],\"end\":{\"type\":\"Dot\"}}", Shape.class)))
                .isFalse();
    }

    @Test
    void mapsAreWrittenInTheOrderOfTheirKeys() {
        assertThat(Json.mapper().writeValueAsString(Map.of("c", 3, "a", 1, "b", 2, "d", 4)))
                .isEqualTo("{\"a\":1,\"b\":2,\"c\":3,\"d\":4}");
    }

    @Test
    void anUnknownEventIsUnreadable() {
        assertThatThrownBy(() ->
                        EventCodec.decode("table.Exploded", "1", Json.mapper().readTree("{}")))
                .isInstanceOf(EventCodec.UnreadableEvent.class);
    }
}
