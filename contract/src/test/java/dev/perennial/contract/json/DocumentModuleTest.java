package dev.perennial.contract.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.Document;
import dev.perennial.domain.table.Clock;
import dev.perennial.games.Games;
import dev.perennial.games.arboretum.model.ArboretumMove;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentModuleTest {
    record Holder(@Nullable Document document) {}

    /** Maps are written in the order of their keys, but a document in the order in which it was sent. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"y\":0,\"x\":[1,{\"c\":null,\"b\":true}],\"a\":\"text\"}",
                "[5000000000,123456789012345678901234567890,1.5,-3]",
                "\"text\"",
                "{}"
            })
    void aDocumentIsWrittenAsItWasRead(String json) {
        var text = "{\"document\":" + json + "}";
        assertThat(Json.mapper().writeValueAsString(Json.mapper().readValue(text, Holder.class)))
                .isEqualTo(text);
        assertThat(GameJson.write(GameJson.document(Json.mapper().readTree(json))))
                .hasToString(json);
    }

    @Test
    void nothingIsNoDocumentInAnEventButWasSentByAPlayer() {
        assertThat(Json.mapper().readValue("{\"document\":null}", Holder.class).document())
                .isNull();
        assertThat(GameJson.document(Json.mapper().readTree("null"))).isEqualTo(Document.of(null));
    }

    @Test
    void theEmptyObjectIsTheEmptyDocument() {
        assertThat(Json.mapper().readValue("{}", Document.class)).isEqualTo(Document.EMPTY);
    }

    @Test
    void theDomainReadsItsDocumentsThroughThePort() {
        var documents = new JsonDocuments();
        var arboretum = Games.byId("arboretum").orElseThrow();
        var move = new ArboretumMove.DrawFromDiscard(1);
        assertThat(documents.readMove(arboretum, documents.write(move))).contains(move);
        assertThat(documents.readMove(arboretum, Document.of(null))).isEmpty();
        assertThat(documents.readOptions(arboretum, Document.EMPTY)).contains(arboretum.defaultOptions());
        assertThat(documents.readOptions(arboretum, Document.of(1))).isEmpty();
        assertThat(documents.write(arboretum.defaultOptions()).value())
                .extracting("removed")
                .isNull();
        assertThat(documents.readClock(GameJson.document(new Clock.Hourglass(30))))
                .contains(new Clock.Hourglass(30));
        assertThat(documents.readClock(Document.EMPTY)).isEmpty();
    }
}
