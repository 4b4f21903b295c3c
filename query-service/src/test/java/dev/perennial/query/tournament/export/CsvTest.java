package dev.perennial.query.tournament.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CsvTest {
    @Test
    void textsThatNeedItAreQuoted() {
        assertThat(Csv.write(List.of(List.of("a", "b,c"), List.of("say \"hi\"", "x\ny"))))
                .isEqualTo("a,\"b,c\"\r\n\"say \"\"hi\"\"\",\"x\ny\"\r\n");
    }

    @Test
    void nothingIsAFormula() {
        assertThat(Csv.cell("=1+1")).isEqualTo("'=1+1");
        assertThat(Csv.cell("@sum")).isEqualTo("'@sum");
    }
}
