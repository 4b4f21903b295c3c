package dev.perennial.command.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameSkeletonTest {

    @ParameterizedTest
    @CsvSource({
        "Anna, anna",
        "BOB, \u0412\u041e\u0412",
        "Ian, lan",
        "Ian, ian",
        "paypal, \u0440\u0430\u0443\u0440\u0430\u04cf",
        "Modern, Modem",
        "Carl0, CarlO",
        "Stra\u00dfe, STRASSE"
    })
    void copiesAreTheSame(String name, String copy) {
        NameSkeleton one = NameSkeleton.of(name);
        NameSkeleton other = NameSkeleton.of(copy);
        assertThat(one.typed().equals(other.typed()) || one.folded().equals(other.folded()))
                .as(one + " and " + other)
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Neil, Nell", "Anna, Hanna", "Anna, Anna 2", "Jose, Jos\u00e9", "Guest 1a2b, Guest 1a2c"})
    void differentNamesDiffer(String name, String other) {
        assertThat(NameSkeleton.of(name).typed())
                .isNotEqualTo(NameSkeleton.of(other).typed());
        assertThat(NameSkeleton.of(name).folded())
                .isNotEqualTo(NameSkeleton.of(other).folded());
    }
}
