package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** How somebody comes into a league or a tournament, and out of it. */
class TakingPartTest {
    @RegisterExtension
    static final BarePage PAGE = new BarePage(Look.DESK);

    /** A server in the page: it answers by the part of the address after the last slash, and notes what it was sent. */
    private static final String SERVER = """
            async ([player, guest, address, module, id, answers]) => {
              if (player) localStorage.setItem('perennial.session', JSON.stringify({ player, guest, roles: [] }));
              else localStorage.clear();
              window.EventSource = class extends EventTarget { close() {} };
              window.sent = [];
              const files = window.fetch;
              window.fetch = (path, { method } = {}) => {
                if (!path.startsWith('/api')) return files(path);
                if (method === 'POST') window.sent.push(path);
                return Promise.resolve(new Response(JSON.stringify(JSON.parse(answers)[path.split('/').at(-1).split('?')[0]] ?? {})));
              };
              history.replaceState(null, '', address);
              const { open } = await import(module);
              window.opened = await open(document.body, [id]);
            }""";

    private static final String LEAGUE = """
            { "oak": { "name": "Oak", "members": [], "organisers": [], "sequence": 0 },
              "tournaments": { "tournaments": [] }, "leagues": { "leagues": [] }, "games": { "games": [] },
              "log": { "entries": [] } }""";

    private static final String CUP = """
            { "cup": { "name": "Cup", "game": "arboretum", "tableSize": 2, "status": "REGISTRATION",
                "entries": [{ "player": "ann", "status": "ACTIVE", "byes": [] }],
                "rules": { "admission": { "lateUntilRound": 0, "checkIn": false } } },
              "rounds": { "rounds": [] }, "standings": { "rows": [] }, "games": { "games": [] } }""";

    @Test
    void whoHasNoAccountIsShownTheWayIntoALeague() {
        for (String page : new String[] {"league", "leagues"}) {
            for (boolean guest : new boolean[] {false, true}) {
                open(guest ? "guest-1" : "", guest, "/leagues/oak?season=2", page, "oak", LEAGUE);
                assertThat(PAGE.page().locator("[data-key=take-part]").getAttribute("href"))
                        .isEqualTo("/account?back=%2Fleagues%2Foak%3Fseason%3D2");
            }
        }
    }

    @Test
    void whoWithdrawsIsAskedOnceMore() {
        open("ann", false, "/tournaments/cup#pairings", "tournament", "cup", CUP);
        var page = PAGE.page();
        page.locator("[data-key=withdraw]").click();
        page.locator("dialog button[value=no]").click();
        assertThat(page.evaluate("window.sent.join()")).isEqualTo("");
        page.locator("[data-key=withdraw]").click();
        page.locator("dialog button[value=yes]").click();
        page.waitForCondition(
                () -> page.evaluate("window.sent.join()").equals("/api/v1/tournaments/cup/players/ann/withdraw"));
    }

    private static final String INVITED = """
            { "cup": { "name": "Cup", "game": "arboretum", "tableSize": 2, "status": "REGISTRATION", "entries": [],
                "rules": { "admission": { "lateUntilRound": 0, "checkIn": false } } },
              "invitations": { "invitations": [{ "player": "ann", "by": "olga", "answer": "OPEN" }], "names": { "olga": "Olga" } },
              "players": { "sequence": 1 }, "decline": { "sequence": 1 },
              "rounds": { "rounds": [] }, "standings": { "rows": [] }, "games": { "games": [] } }""";

    @Test
    void whoIsInvitedAcceptsByRegistering() {
        open("ann", false, "/tournaments/cup#pairings", "tournament", "cup", INVITED);
        var page = PAGE.page();
        assertThat(page.locator("[data-key=invitation]").textContent()).contains("Olga");
        assertThat(page.locator("[data-key=register]").count()).isZero();
        page.locator("[data-key=accept]").click();
        page.waitForCondition(() -> page.evaluate("window.sent.join()").equals("/api/v1/tournaments/cup/players"));
    }

    @Test
    void whoDeclinesIsAskedOnceMore() {
        open("ann", false, "/tournaments/cup#pairings", "tournament", "cup", INVITED);
        var page = PAGE.page();
        page.locator("[data-key=decline]").click();
        page.locator("dialog button[value=no]").click();
        assertThat(page.evaluate("window.sent.join()")).isEqualTo("");
        page.locator("[data-key=decline]").click();
        page.locator("dialog button[value=yes]").click();
        page.waitForCondition(
                () -> page.evaluate("window.sent.join()").equals("/api/v1/tournaments/cup/invitations/ann/decline"));
    }

    @Test
    void othersSeeNoInvitation() {
        open("ben", false, "/tournaments/cup#pairings", "tournament", "cup", INVITED);
        assertThat(PAGE.page().locator("[data-key=invitation]").count()).isZero();
        assertThat(PAGE.page().locator("[data-key=register]").count()).isEqualTo(1);
    }

    @Test
    void aMemberLetsTheOrganisersEnterThemAndRevokesIt() {
        for (boolean agreed : new boolean[] {false, true}) {
            open(
                    "ann",
                    false,
                    "/leagues/oak",
                    "league",
                    "oak",
                    LEAGUE.replace(
                            "\"members\": []",
                            "\"members\": [{ \"player\": \"ann\", \"group\": \"A\", \"entryConsent\": %s }]"
                                    .formatted(agreed)));
            var page = PAGE.page();
            page.locator(agreed ? "[data-key=revoke-consent]" : "[data-key=give-consent]")
                    .click();
            if (!agreed) {
                page.locator("dialog button[value=yes]").click();
            }
            String path = "/api/v1/leagues/oak/members/ann/entry-consent" + (agreed ? "/revoke" : "");
            page.waitForCondition(() -> page.evaluate("window.sent.join()").equals(path));
        }
    }

    private static void open(String player, boolean guest, String address, String page, String id, String answers) {
        PAGE.page().navigate("/blank.html");
        Object _ = PAGE.evaluate(SERVER, player, guest, address, "/js/pages/" + page + ".js", id, answers);
    }
}
