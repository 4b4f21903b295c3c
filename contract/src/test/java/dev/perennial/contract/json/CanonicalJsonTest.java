package dev.perennial.contract.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\0',
            value = {
                "{ \"b\" : 1, \"a\" : { \"d\" : [ ], \"c\" : { } } }; {\"a\":{\"c\":{},\"d\":[]},\"b\":1}",
                "[ 2, 1, null, true, \"x\" ]; [2,1,null,true,\"x\"]",
                "{\"B\":1,\"a\":2,\"1\":3}; {\"1\":3,\"B\":1,\"a\":2}",
                "-9007199254740991; -9007199254740991",
                "\"a\\/\\u000f\\n\\u00e9\"; \"a/\\u000f\\né\"",
            })
    void hasOneTextForOneValue(String given, String canonical) {
        assertThat(canonical(given)).isEqualTo(canonical);
    }

    @Test
    void knowsNoFractions() {
        assertThatThrownBy(() -> canonical("[1.5]")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void leavesTheStreamOpen() {
        var closed = new boolean[1];
        CanonicalJson.write(Json.mapper().readTree("[1]"), new ByteArrayOutputStream() {
            @Override
            public void close() {
                closed[0] = true;
            }
        });
        assertThat(closed[0]).isFalse();
    }

    private static String canonical(String json) {
        var out = new ByteArrayOutputStream();
        CanonicalJson.write(Json.mapper().readTree(json), out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
