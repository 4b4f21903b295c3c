package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import dev.perennial.standalone.OnlyInFullRun;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What happens to everybody sooner or later: the way back, a lost connection, a long sleep, a sign-in that ended. */
final class VisitStory {
    private static final Pattern READS = Pattern.compile(".*/api/v1/(tables|players|tournaments|leagues)/.*");

    private final Window window;
    private final Page page;

    VisitStory(Window window) {
        this.window = window;
        this.page = window.page();
    }

    /** To the page before, and to what was chosen there. */
    void goesBack() {
        window.goTo("/");
        page.locator(".bar nav a[href='/ladders']").click();
        page.locator("[data-key=kind]").selectOption("bot");
        page.locator("[data-key=period]").selectOption("week");
        page.waitForURL("**/ladders?kind=bot&period=week");
        page.locator(".bar nav a[href='/rules']").click();
        page.waitForSelector(".page-rules h1");
        page.goBack();
        page.waitForSelector(".page-ladder h1");
        assertThat(page.locator("[data-key=kind]").inputValue()).isEqualTo("bot");
        assertThat(page.locator("[data-key=period]").inputValue()).isEqualTo("week");
        page.goBack();
        page.waitForSelector(".page-home h1");
    }

    void findsNothing() {
        for (String path : absent()) {
            window.goTo(path);
            assertThat(page.locator("main p").first().textContent()).isNotBlank();
            page.locator("main a.button").click();
            page.waitForURL(address -> !address.endsWith(path));
        }
    }

    /** A server that is away for a moment is not called a page that does not exist, and is asked again unasked. */
    void waitsForTheServer() {
        page.route(READS, route -> route.abort());
        for (String path : OnlyInFullRun.FULL ? absent() : List.of(absent().getLast())) {
            page.navigate(path);
            page.waitForSelector("[data-key=again]");
        }
        page.unroute(READS);
        Object _ = page.evaluate("window.dispatchEvent(new Event('online'))");
        page.waitForSelector("main a.button[href='/leagues']");
    }

    /** After a sign-in, also by an external provider, visitors are back on the page they came from. */
    void comesBackSignedIn() {
        window.goTo("/rules/arboretum");
        page.locator(".bar [data-key=sign-in]").click();
        page.locator("[data-key=guest]").click();
        page.waitForURL("**/rules/arboretum");
        page.waitForSelector(".bar .who");
        Object _ = page.evaluate("""
                () => {
                  localStorage.removeItem('perennial.session');
                  sessionStorage.setItem('perennial.back', '/tv');
                }""");
        page.navigate("/account?signed-in=external"); // the provider's cookies are as good as ours
        page.waitForURL("**/tv");
        page.waitForSelector(".bar .who");
    }

    private static List<String> absent() {
        return Stream.of("tables/%s", "tables/%s/replay", "players/%s", "tournaments/%s", "leagues/%s")
                .map(kind -> "/" + kind.formatted("no-such"))
                .toList();
    }

    /** Skipping to the content keeps the address: the part after # may be a secret that is still needed. */
    void skips() {
        window.goTo("/recover#secret");
        page.locator(".skip").focus();
        page.keyboard().press("Enter");
        page.waitForCondition(() -> page.evaluate("document.activeElement.id").equals("main"));
        assertThat(page.url()).endsWith("/recover#secret");
    }

    void triesAgain() {
        window.goTo("/rules");
        page.route("**/i18n/*/tournament.json", route -> route.abort());
        page.locator(".bar nav a[href='/tournaments']").click();
        page.waitForSelector("[data-key=again]");
        page.unroute("**/i18n/*/tournament.json");
        page.locator("[data-key=again]").click();
        page.waitForSelector("h1:text('Turniere')");
        assertThat(page.locator("[data-key=again]").count()).isZero();
    }

    /** The token ran out while the lid was closed; the first thing that is opened must not be opened by nobody. */
    void sleeps(Newcomer newcomer) {
        newcomer.playNow("arboretum");
        String table = page.url();
        forgetCookie("perennial_token");
        Object _ = page.evaluate("""
                () => {
                  const session = JSON.parse(localStorage.getItem('perennial.session'));
                  const expired = { ...session, until: Date.now() - 1 };
                  localStorage.setItem('perennial.session', JSON.stringify(expired));
                }""");
        List<String> asked = new ArrayList<>();
        page.onRequest((Request request) -> asked.add(request.url()));
        Object _ = page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
        page.waitForCondition(() -> asked.stream().anyMatch(url -> url.contains("/stream")));
        assertThat(asked.stream()
                        .filter(url -> url.contains("/auth/refresh") || url.contains("/stream"))
                        .findFirst())
                .hasValueSatisfying(first -> assertThat(first).endsWith("/auth/refresh"));
        window.goTo("/");
        page.waitForSelector(".yours a[href='" + URI.create(table).getPath() + "']");
    }

    void wasSignedOutElsewhere() {
        page.context().clearCookies();
        window.goTo("/account");
        page.waitForSelector("[data-key=form-sign-in]");
        assertThat(page.locator(".bar .who").count()).isZero();
    }

    private void forgetCookie(String name) {
        page.context().clearCookies(new BrowserContext.ClearCookiesOptions().setName(name));
    }

    /** A greeting takes nothing out of the hand. */
    void greets(Newcomer newcomer) {
        newcomer.playNow("arboretum");
        String cards = ".board button[data-key^=hand-]:not([disabled])";
        for (int i = 0; i < 8 && page.locator(cards).count() == 0; i++) {
            int _ = newcomer.play(newcomer.moves() + 1, 12);
            page.waitForTimeout(300);
        }
        page.locator(cards).first().click();
        page.waitForSelector(cards + "[aria-pressed=true]");
        page.locator("[data-key=phrases]").click();
        page.locator("[data-key=say-HELLO]").click();
        page.waitForSelector(".log li:has-text('Hello')");
        assertThat(page.locator(cards + "[aria-pressed=true]").count()).isEqualTo(1);
    }
}
