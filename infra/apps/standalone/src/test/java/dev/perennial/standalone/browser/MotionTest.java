package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pieces travel, spin and fade in for who likes that, and for nobody else. */
class MotionTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @ParameterizedTest
    @CsvSource({"NO_PREFERENCE, 4", "REDUCE, 0"})
    void nothingMovesUnderReducedMotion(ReducedMotion wish, int moving) {
        PAGE.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(wish));
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { track } = await import('/js/boards/motion.js');
                  const { loadStyle } = await import('/js/lit.js');
                  await Promise.all(['base', 'controls', 'boards/evergreen-concert'].map((each) => loadStyle(`/css/${each}.css`)));
                  const draw = (left, value) => {
                    track();
                    render(html`<div class="board-evergreen-concert"><p data-flip="piece" style="margin-left: ${left}px">piece</p><p data-pulse=${value}>${value}</p>
                      ${value > 1 ? html`<p data-flip="new">new</p><button class="stack lit">here</button>` : ''}</div>`, document.body);
                  };
                  draw(0, 1);
                  await new Promise((done) => setTimeout(done, 300));
                  draw(200, 2);
                  await new Promise((done) => setTimeout(done));
                  return document.getAnimations().length;
                }""")).isEqualTo(moving);
    }
}
