package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The account page: a new password revokes tokens unless their owner ticks a box, and tokens can decide results. */
class PasswordFormTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    @Test
    void theOwnerChoosesWhetherTokensStay() {
        assertThat(PAGE.evaluate("""
                async () => {
                  const { render } = await import('lit-html');
                  const { settings } = await import('/js/account/settings.js');
                  const sent = [];
                  window.fetch = async (path, request = {}) => {
                    if (path.endsWith('/auth/password')) sent.push(JSON.parse(request.body).keepTokens);
                    return new Response(JSON.stringify({ sessions: [], blocks: [], tokens: [{ id: 'x', label: 'bot', scopes: ['play'] }] }));
                  };
                  const state = { me: { player: 'p', displayName: 'Ann', guest: false, hasPassword: true, createdAt: '2026-01-01T00:00:00Z' } };
                  const redraw = () => render(settings(state, redraw), document.body);
                  redraw();
                  await new Promise((done) => setTimeout(done, 100));
                  for (const keep of [false, true]) {
                    const form = document.querySelector('form:has(input[name=keepTokens])');
                    form.querySelector('[name=oldPassword]').value = 'a long sentence';
                    form.querySelector('[name=newPassword]').value = 'a longer sentence';
                    form.querySelector('[name=keepTokens]').checked = keep;
                    form.requestSubmit();
                    await new Promise((done) => setTimeout(done, 100));
                  }
                  return [sent, document.querySelectorAll('input[name=arbitrate]').length].join();
                }""")).isEqualTo("false,true,1");
    }
}
