package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Pages that only show what the server has, with a server that answers as the test says. */
class ReadingPartsTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** What is asked for is noted, and answered by the longest beginning of it that is known. */
    private static final String SERVER = """
            const real = window.fetch;
            const asked = [];
            const answers = { '/games': { games: [{ id: 'arboretum' }] } };
            window.fetch = async (path, more) => {
              if (!path.startsWith('/api/v1')) return real(path, more);
              asked.push(path.slice('/api/v1'.length));
              const known = Object.keys(answers).filter((each) => asked.at(-1).startsWith(each)).sort((a, b) => b.length - a.length)[0];
              return new Response(JSON.stringify(answers[known] ?? {}), { status: known ? 200 : 500 });
            };
            const find = (selector) => document.querySelector(selector);
            const settled = () => new Promise((resolve) => setTimeout(resolve, 100));
            await (await import('/js/messages.js')).loadMessages();
            """;

    private static Object evaluate(String script) {
        return PAGE.evaluate("async () => {" + SERVER + script + "}");
    }

    @Test
    void aRebuildSaysHowFarItIs() {
        assertThat(evaluate("""
                const part = (name, rebuild) => ({ name, lag: 0, stopped: 0, deadLetters: 0, rebuild });
                answers['/status'] = { healthy: true, projections: [part('tables', { state: 'RUNNING', done: 42, total: 100 }), part('ladders', { state: 'DONE', done: 9, total: 9 })] };
                const page = await (await import('/js/pages/status.js')).open(document.body);
                page.close();
                return [...document.querySelectorAll('tbody td:last-child')].map((each) => each.textContent).join();
                """)).isEqualTo("running 42%,done");
    }
}
