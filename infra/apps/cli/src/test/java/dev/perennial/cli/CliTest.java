package dev.perennial.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CliTest {

    @Test
    void withoutAKnownCommandItNamesThoseThereAre() {
        for (Ran ran : new Ran[] {Ran.of(), Ran.of("dance"), Ran.of("--help")}) {
            assertThat(ran)
                    .isEqualTo(new Ran(2, "", "usage: perennial simulate | verify | pair | bench | play [--help]\n"));
        }
    }

    @Test
    void everyCommandExplainsItself() {
        assertThat(Ran.of("simulate", "--help").out()).startsWith("usage: simulate --game G");
        assertThat(Ran.of("verify", "--help").out()).startsWith("usage: verify FILE...");
        assertThat(Ran.of("simulate", "--help").exit()).isZero();
        assertThat(Ran.of("verify", "--help").exit()).isZero();
        assertThat(Ran.of("pair").err()).startsWith("usage: pair FILE.trf").contains("pair --pods FILE.json");
        assertThat(Ran.of("pair", "--pods").err()).startsWith("usage: pair --pods FILE.json");
        assertThat(Ran.of("bench").err()).startsWith("usage: bench pairing");
    }

    @Test
    void aCommandGetsWhatFollowsItsName() {
        assertThat(Ran.of("simulate", "--colour", "red"))
                .isEqualTo(new Ran(2, "", "simulate: unknown option --colour\n"));
    }
}
