package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Parts of the admins' page by themselves. */
class AdminPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    private static final String BEGIN = """
            async () => {
              const texts = window.fetch;
              const sent = [];
              const bob = { player: 'bob', name: 'bob', displayName: 'Bob', guest: false, roles: ['player'], createdAt: '2026-01-01T00:00:00Z', suspendedAt: null };
              const answers = { players: { players: [bob] }, reports: { reports: [] }, actions: { actions: [] }, 'rated-play': { approvals: [] }, 'dead-letters': { letters: [] }, roles: { ...bob, roles: ['player', 'organiser'] } };
              window.fetch = async (path, { method = 'GET', body } = {}) => {
                if (!path.startsWith('/api')) return texts(path);
                if (method !== 'GET') sent.push(`${method} ${path.slice(7)} ${body}`);
                return new Response(JSON.stringify(answers[path.split('?')[0].split('/').at(-1)] ?? {}));
              };
              const soon = () => new Promise((done) => setTimeout(done, 100));
              const press = async (word) => {
                const dialog = document.querySelector('dialog');
                dialog.querySelector(`button[value=${word}]`).click();
                while (dialog.isConnected) await soon();
              };
              const signedInAs = (...roles) => localStorage.setItem('perennial.session', JSON.stringify({ player: 'ann', displayName: 'Ann', roles }));
            """;

    private static Object onThePage(String role, String act) {
        return PAGE.evaluate(BEGIN + """
                  document.body.id = 'main';
                  signedInAs('player', '%s');
                  const page = await (await import('/js/pages/admin.js')).open(document.body);
                  %s
                  localStorage.clear();
                  return result;
                }""".formatted(role, act));
    }

    @Test
    void whoIsNoAdminIsToldSo() {
        assertThat(onThePage("organiser", "const result = document.querySelectorAll('button, form').length;"))
                .isEqualTo(0);
    }

    @Test
    void rolesAreGivenToWhoWasFound() {
        assertThat(onThePage("admin", """
                  const search = document.querySelector('input[name=search]');
                  search.value = 'bo';
                  search.form.requestSubmit();
                  await soon();
                  const organiser = document.querySelector('input[name=organiser]');
                  organiser.checked = true;
                  organiser.form.requestSubmit();
                  await soon();
                  const result = sent.join() + ' ' + document.querySelector('input[name=organiser]').checked;"""))
                .isEqualTo("PUT /auth/admin/players/bob/roles {\"roles\":[\"player\",\"organiser\"]} true");
    }

    @Test
    void aLeagueIsApprovedForRatedPlay() {
        assertThat(onThePage("admin", """
                  const form = document.querySelector('[data-key=rated-play] form');
                  form.elements.approved.value = 'LEAGUE';
                  form.elements.id.value = ' club-1 ';
                  form.requestSubmit();
                  await soon();
                  const result = sent.join();""")).isEqualTo("PUT /auth/admin/rated-play/leagues/club-1 {}");
    }

    /** Everybody is signed out by it, so one slip must not do it. */
    @Test
    void aStolenKeyIsAskedAboutTwice() {
        assertThat(onThePage("admin", """
                  const answer = async (...words) => {
                    document.querySelector('[data-key=stolen]').click();
                    for (const word of words) {
                      await soon();
                      await press(word);
                    }
                    await soon();
                    return sent.length;
                  };
                  const result = [await answer('no'), await answer('yes', 'no'), await answer('yes', 'yes'), sent[0], localStorage.getItem('perennial.session')].join();""")).isEqualTo("0,0,1,POST /auth/admin/keys {\"compromised\":true},");
    }

    @Test
    void anAdminWhoDoesNotSitThereDecidesAGame() {
        assertThat(PAGE.evaluate(BEGIN + """
                  const { html, render } = await import('lit-html');
                  const { officials } = await import('/js/table/officials.js');
                  await (await import('/js/messages.js')).loadMessages('admin');
                  const seats = [{ seat: 0, player: 'a' }, { seat: 1, player: 'b' }];
                  const draw = (status, seat) => render(html`${officials({ id: 't', table: { seat, table: { status, seats } }, nameOf: String, act: (command) => command() })}`, document.body);
                  const offered = [];
                  const look = (status, seat) => { draw(status, seat); offered.push(document.querySelectorAll('input, form button').length); };
                  signedInAs('player');
                  look('PLAYING', null);
                  signedInAs('player', 'admin');
                  look('PLAYING', 1);
                  look('ABORTED', null);
                  look('OPEN', null);
                  look('PLAYING', null);
                  document.querySelector('[name=place-0]').value = '2';
                  document.querySelector('[name=place-1]').value = '1';
                  document.querySelector('[name=reason]').value = 'the power failed';
                  document.querySelector('button[value=places]').click();
                  await soon();
                  await press('yes');
                  await soon();
                  localStorage.clear();
                  return `${offered} ${sent}`;
                }"""))
                .isEqualTo("0,0,0,2,5 POST /tables/t/adjudication {\"reason\":\"the power failed\",\"places\":[2,1]}");
    }
}
