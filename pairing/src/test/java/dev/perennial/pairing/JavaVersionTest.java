package dev.perennial.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JavaVersionTest {

    /** Mutation testing starts JVMs of its own: with this one among its tests none of them can be another Java. */
    @Test
    void testsRunOnTheJavaTheyWereWrittenFor() {
        assertThat(System.getProperty("java.specification.version")).isEqualTo("25");
    }
}
