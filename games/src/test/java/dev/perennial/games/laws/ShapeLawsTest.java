package dev.perennial.games.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.games.Coded;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShapeLawsTest {

    enum Colour {
        RED
    }

    record Letter(char letter) implements Coded {
        @Override
        public String code() {
            return "" + letter;
        }

        public static Letter ofCode(String code) {
            return new Letter(code.charAt(0));
        }
    }

    record Silent(char letter) implements Coded {
        @Override
        public String code() {
            return "" + letter;
        }
    }

    record Sound(int number, List<Letter> letters, Map<Colour, List<Sound>> more, Boolean flag) {}

    record Unsound(
            Optional<String> maybe, Object anything, Map<Letter, String> byLetter, int[] numbers, Silent silent) {}

    record Numbers(int[] numbers) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Numbers(int[] others) && Arrays.equals(numbers, others);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(numbers);
        }
    }

    @Test
    void recordsOfPlainThingsAreSound() {
        assertThat(ShapeLaws.faultsOf(Sound.class)).isEmpty();
        assertThat(ShapeLaws.faultsOf(Numbers.class)).isEmpty();
    }

    @Test
    void everythingElseIsNamed() {
        assertThat(ShapeLaws.faultsOf(Unsound.class))
                .containsExactly(
                        "Unsound.maybe: java.util.Optional<java.lang.String>",
                        "Unsound.anything: java.lang.Object",
                        "Unsound.byLetter: java.util.Map<" + Letter.class.getName() + ", java.lang.String>",
                        "Unsound.numbers: array without equals",
                        "Silent: no public ofCode(String)");
    }
}
