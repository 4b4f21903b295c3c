package dev.perennial.query.tutorial;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.contract.json.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class JsonPatternTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}                          | {'a': 1}            | true",
                "{'a': 1}                    | {'a': 1, 'b': 2}    | true",
                "{'a': 1}                    | {'a': 2}            | false",
                "{'a': 1}                    | {'b': 1}            | false",
                "{'a': {'b': 'x'}}           | {'a': {'b': 'x'}}   | true",
                "{'a': {'atLeast': 9}}       | {'a': 9}            | true",
                "{'a': {'atLeast': 9}}       | {'a': 8}            | false",
                "{'a': {'atLeast': 9}}       | {'a': 'nine'}       | false",
                "{'a': {'atMost': 3}}        | {'a': 3}            | true",
                "{'a': {'atMost': 3}}        | {'a': 4}            | false",
                "{'a': {'contains': {'s':0}}}| {'a': [{'s':1},{'s':0,'p':1}]} | true",
                "{'a': {'contains': {'s':0}}}| {'a': [{'s':1}]}    | false",
                "{'a': {'not': 'x'}}         | {'a': 'y'}          | true",
                "{'a': {'not': 'x'}}         | {'a': 'x'}          | false",
                "{'a': []}                   | {'a': []}           | true",
                "{'a': []}                   | {'a': [1]}          | false",
            })
    void describesJson(String pattern, String value, boolean matches) {
        assertThat(JsonPattern.matches(json(pattern), json(value))).isEqualTo(matches);
    }

    private static JsonNode json(String text) {
        return Json.mapper().readTree(text.replace('\'', '"'));
    }
}
