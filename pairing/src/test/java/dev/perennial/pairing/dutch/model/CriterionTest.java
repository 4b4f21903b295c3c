package dev.perennial.pairing.dutch.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The articles of C.04.3, as in force since February 2026. */
class CriterionTest {
    @Test
    void criteriaAreCitedWithTheirArticles() {
        assertThat(Criterion.C5.article()).isEqualTo("2.3.1 [C5]");
        assertThat(Criterion.C6.article()).isEqualTo("2.4.1 [C6]");
        assertThat(Criterion.C21.article()).isEqualTo("2.4.16 [C21]");
    }

    @Test
    void theOrderOfEqualPairingsHasArticlesButNoNames() {
        assertThat(Criterion.TRANSPOSITION.article()).isEqualTo("4.2");
        assertThat(Criterion.EXCHANGES.article()).isEqualTo("4.3");
        assertThat(Criterion.MOVED_DOWN_SET.article()).isEqualTo("4.4");
    }

    @Test
    void noTwoCriteriaShareAnArticle() {
        assertThat(Arrays.stream(Criterion.values())
                        .filter(criterion -> criterion.article().startsWith("2."))
                        .map(Criterion::article))
                .doesNotHaveDuplicates()
                .hasSize(17);
    }
}
