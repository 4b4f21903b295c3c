package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What leads where: parts of the web app by themselves. */
class WayPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @Test
    void aPageThatCouldNotBeOpenedIsOpenedAsSoonAsTheServerAnswers() {
        assertThat(PAGE.evaluate("""
                async () => {
                  let look;
                  window.setInterval = (deed) => { look = deed; };
                  let up = false;
                  window.fetch = async () => { if (!up) throw new TypeError('no connection'); return new Response('{}'); };
                  const { trouble } = await import('/js/dead-end.js');
                  let tries = 0;
                  const page = trouble(document.body, new TypeError('no connection'), () => { tries += 1; });
                  const seen = [];
                  await look();
                  seen.push(tries);
                  up = true;
                  await look();
                  seen.push(tries);
                  page.close();
                  await look();
                  seen.push(tries, document.querySelector('h1').textContent);
                  return seen.join();
                }""")).isEqualTo("0,1,1,trouble.title");
    }

    @Test
    void whatIsNotForUsIsNotCalledMissing() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { deadEnd } = await import('/js/dead-end.js');
                  const { Refused } = await import('/js/api.js');
                  const headed = (status) => {
                    try {
                      deadEnd(document.body, new Refused({ code: 'X' }, status), 'table.unknown', '/', 'table.home');
                    } catch (failure) {
                      return `thrown ${failure.status}`;
                    }
                    return document.querySelector('h1').textContent;
                  };
                  return [403, 404, 503].map(headed).join();
                }""")).isEqualTo("trouble.closed,nowhere.title,thrown 503");
    }

    @Test
    void afterSigningInOneIsWhereOneWasAndNeverElsewhere() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { accountAndBack, rememberWayBack, wayBack } = await import('/js/account/way-back.js');
                  const at = (address, found = wayBack) => { history.replaceState(null, '', address); return found(); };
                  const back = (wanted) => at(`/account?back=${encodeURIComponent(wanted)}`);
                  const inside = ['/tournaments/a?round=2#pairings', '/'].filter((each) => back(each) !== each || at(at(each, accountAndBack)) !== each);
                  const outside = ['https://elsewhere.example/x', '//elsewhere.example', '/\\\\elsewhere.example', '\\\\\\\\elsewhere.example', '/.//elsewhere.example', '/\\t/elsewhere.example',
                    'javascript:alert(1)', 'data:text/html,x', 'https:elsewhere.example', '/account?back=/', '/api/v1/auth/sign-out', 'http://['].filter((each) => back(each) !== '/');
                  at('/account?back=/tv', rememberWayBack);
                  return [inside, outside, at('/account?signed-in=external'), at('/account?failed=EXTERNAL_DENIED'), at('/account')].join('|');
                }""")).isEqualTo("||/tv|/tv|/");
    }

    /** Somebody comes late: the last lines are there, and the others at the press of a button. */
    @Test
    void theWholeStoryOfAGameCanBeReadWhileItIsPlayed() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { eventsCard } = await import('/js/table/events.js');
                  const told = (n) => ({ n, sequence: n, time: '2026-01-01T00:00:00Z', at: '2026-01-01T00:00:00Z', sentence: { key: `event${n}`, params: {} } });
                  const asked = [];
                  window.fetch = async (path) => {
                    asked.push(path.split('/').at(-1));
                    return new Response(JSON.stringify({ names: {}, frames: [0, 1, 2, 3, 4].map(told) }));
                  };
                  const page = { id: 't', board: {}, table: { seat: 1, table: { seats: [] } }, told: [{ ...told(3), table: { seats: [] } }],
                    redraw: () => render(eventsCard(page), document.body) };
                  page.redraw();
                  const button = () => document.querySelector('[data-key=earlier]');
                  button().click();
                  await new Promise((done) => setTimeout(done, 50));
                  return [asked, [...document.querySelectorAll('li')].map((each) => each.textContent.trim().split(' ').at(-1)), button()].join(' ');
                }""")).isEqualTo("replay?perspective=seat-1 event3,event2,event1 ");
    }

    @Test
    void theAddressSaysWhichRoundIsShown() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { html, render } = await import('lit-html');
                  const { pairings } = await import('/js/tournament/pairings.js');
                  const page = { id: 'cup', live: { rounds: [1, 2, 3].map((round) => ({ round, tables: [] })) }, redraw: () => render(html`${pairings(page)}`, document.body) };
                  const shown = () => document.querySelector('[aria-pressed=true]').dataset.key;
                  page.redraw();
                  const seen = [shown()];
                  document.querySelector('[data-key=round-2]').click();
                  seen.push(shown(), location.search + location.hash);
                  history.replaceState(null, '', '?round=1');
                  page.redraw();
                  return [...seen, shown()].join();
                }""")).isEqualTo("round-3,round-2,?round=2#pairings,round-1");
    }

    /** Of a player's ladders and a league's seasons too. */
    @Test
    void whatIsShownOtherThanUsualStandsInTheAddressBesideTheRest() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { noteShown, shownAs } = await import('/js/router.js');
                  history.replaceState(null, '', '?as=open#e=4');
                  noteShown({ ladder: 'arboretum' });
                  const seen = [location.search + location.hash, shownAs('ladder')];
                  noteShown({ ladder: null, as: null });
                  return [...seen, location.search + location.hash, shownAs('ladder')].join();
                }""")).isEqualTo("?as=open&ladder=arboretum#e=4,arboretum,#e=4,");
    }
}
