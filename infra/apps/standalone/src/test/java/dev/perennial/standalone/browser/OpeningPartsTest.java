package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What may be agreed on before a game, by itself. */
class OpeningPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** @param zone of the account, as JSON. @return what is sent to open a table */
    private static Object opened(String zone) {
        return PAGE.evaluate("""
                async ([timeZone]) => {
                  localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann', roles: [] }));
                  const texts = window.fetch;
                  let sent = '';
                  window.fetch = async (path, { body } = {}) => {
                    if (!path.startsWith('/api')) return texts(path);
                    if (path.endsWith('/tables')) sent = body;
                    return new Response(JSON.stringify(path.endsWith('/me') ? { timeZone } : {}));
                  };
                  const { html, render } = await import('lit-html');
                  const { Sender } = await import('/js/form.js');
                  const { openTable } = await import('/js/home/open-table.js');
                  const page = { games: [{ id: 'no-such-game', minSeats: 2, maxSeats: 4 }], opening: new Sender(() => {}), redraw: () => draw() };
                  const draw = () => render(html`${openTable(page)}`, document.body);
                  draw();
                  page.open.clock = 'Correspondence';
                  draw();
                  const field = (name) => document.querySelector(`[name=${name}]`);
                  const most = field('spectatorDelaySeconds').max;
                  Object.entries({ days: 0, hours: 36, missedTurns: 3 }).forEach(([name, value]) => { field(name).value = value; });
                  const sound = field('days').form.checkValidity();
                  field('days').form.requestSubmit();
                  await new Promise((done) => setTimeout(done, 100));
                  localStorage.clear();
                  const { clock, missedTurns } = JSON.parse(sent);
                  return [most, sound, missedTurns, clock.days, clock.hours, clock.zone].join();
                }""", zone);
    }

    @Test
    void hoursMissedTurnsAndTheZoneOfTheAccountAreSentAndNoDelayTheServerRefuses() {
        assertThat(opened("Asia/Tokyo")).isEqualTo("600,true,3,0,36,Asia/Tokyo");
    }

    @Test
    void whoNamedNoZonePlaysByHisBrowsers() {
        assertThat(opened(null))
                .isEqualTo(
                        "600,true,3,0,36," + PAGE.evaluate("() => Intl.DateTimeFormat().resolvedOptions().timeZone"));
    }
}
