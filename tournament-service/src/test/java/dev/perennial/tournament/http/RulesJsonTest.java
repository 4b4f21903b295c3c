package dev.perennial.tournament.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.perennial.contract.json.Json;
import dev.perennial.domain.tournament.TournamentRules;
import dev.perennial.http.ProblemException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Some rules are given; the others have their defaults. */
class RulesJsonTest {
    private static final TournamentRules USUAL = TournamentRules.usual(4, 4);

    @Test
    void whatIsNotSaidIsAsUsual() {
        assertThat(RulesJson.read(USUAL, null)).isEqualTo(USUAL);
        assertThat(read("{}")).hasToString(USUAL.toString()); // its clock is the null of JSON
        var rules = read("{'admission':{'checkIn':true},'prizes':'A cake.'}");
        assertThat(rules.admission().checkIn()).isTrue();
        assertThat(rules.prizes()).isEqualTo("A cake.");
        assertThat(rules.timing()).isEqualTo(USUAL.timing());
    }

    @Test
    void thePointsOfOneTableSizeLeaveTheOthers() {
        var points =
                read("{'scoring':{'points':{'4':[70,40,20,10]}}}").scoring().points();
        assertThat(points.get(4)).isEqualTo(List.of(70, 40, 20, 10));
        assertThat(points.get(3)).isEqualTo(USUAL.scoring().points().get(3));
    }

    @Test
    void whereEverybodyMeetsEverybodyOtherTieBreaksAreUsual() {
        assertThat(read("{'system':'ROUND_ROBIN'}").scoring().tieBreaks()).containsExactly("DE", "WIN", "SB", "KS");
        assertThat(read("{'system':'ROUND_ROBIN','scoring':{'tieBreaks':['WIN']}}")
                        .scoring()
                        .tieBreaks())
                .containsExactly("WIN");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "{'scoring':7}",
                "{'scoring':{'points':7}}",
                "{'scoring':{'points':{'2':null}}}",
                "{'timing':null}",
                "{'system':null}",
                "{'nonsense':1}"
            })
    void whatAreNoRulesIsRefused(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(ProblemException.class);
    }

    private static TournamentRules read(String text) {
        return RulesJson.read(USUAL, Json.mapper().readTree(text.replace('\'', '"')));
    }
}
