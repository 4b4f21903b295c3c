package dev.perennial.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {

    @Test
    void aFullPageSaysWhereToGoOn() {
        Page<Integer> page = Page.of(List.of(9, 8, 7), 2, Page::behind);
        assertThat(page.rows()).containsExactly(9, 8);
        assertThat(Page.number(page.next(), Long.MAX_VALUE)).isEqualTo(8);
    }

    @Test
    void theLastPageHasNoNext() {
        assertThat(Page.of(List.of(9, 8), 2, Page::behind).next()).isNull();
        assertThat(Page.number(null, 5)).isEqualTo(5);
    }

    @Test
    void otherCursorsAndLimitsAreRefused() {
        assertThatThrownBy(() -> Page.number("8", 0)).hasMessage("BAD_CURSOR");
        assertThatThrownBy(() -> Page.number(CursorText.of("x"), 0)).hasMessage("BAD_CURSOR");
        assertThatThrownBy(() -> Page.number(CursorText.of("1", "2"), 0)).hasMessage("BAD_CURSOR");
        assertThatThrownBy(() -> Page.limit(0, 10)).hasMessage("BAD_LIMIT");
        assertThatThrownBy(() -> Page.limit(11, 10)).hasMessage("BAD_LIMIT");
    }
}
