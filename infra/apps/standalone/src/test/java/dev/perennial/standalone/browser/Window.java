package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ReducedMotion;
import dev.perennial.standalone.OnlyInFullRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** One browser window, and everything that went wrong in it. */
public final class Window implements AutoCloseable {
    private static final Path PICTURES = Path.of("target/screenshots");
    private static final boolean PICTURED = OnlyInFullRun.FULL || Boolean.getBoolean("perennial.pictures");
    private static final String DRAWN = Probe.read("drawn");
    public static final String PASSWORD = "seven quiet larches";
    private static final Set<String> GRAVE = Set.of("serious", "critical");

    /** What a finger cannot hit; a box to tick is as large as its label. Small boards in a list are only to look at. */
    private static final String TOO_SMALL = Probe.read("too-small");

    /** What has less room than it needs, and is therefore cut off or printed over its neighbour. */
    private static final String SQUEEZED = Probe.read("squeezed");

    private static final String MOVING =
            "document.getAnimations().map((each) => each.effect.target.outerHTML.slice(0, 120))";

    private final BrowserContext context;
    private final Look look;
    private final Page page;
    private final List<String> problems = new ArrayList<>();
    private final List<String> received = new ArrayList<>();

    public Window(BrowserContext context, Look look) {
        this.context = context;
        this.look = look;
        this.page = context.newPage();
        page.setDefaultTimeout(20_000);
        page.onPageError(problems::add);
        page.onConsoleMessage(message -> {
            // Browsers complain of every answer above 399; a page that asks whether something is there expects one.
            if (message.type().equals("error") && !message.location().contains("/api/v1/")) {
                problems.add(message.text() + " at " + message.location());
            }
        });
        page.onResponse(this::note);
    }

    private void note(Response response) {
        if (response.status() >= 500) {
            problems.add(response.status() + " " + response.url());
        }
        received.add(response.url());
    }

    public Look look() {
        return look;
    }

    public Page page() {
        return page;
    }

    public List<String> received() {
        return List.copyOf(received);
    }

    /** Opens an address and waits until its page has drawn itself. */
    public Window goTo(String path) {
        page.navigate(path);
        page.waitForSelector("#main h1");
        return this;
    }

    /** Makes an account of that name, with the password of all accounts here. */
    public void signUp(String name) {
        goTo("/account");
        page.locator("[data-key=form-sign-up]").click();
        fillIn(name);
        page.waitForSelector("pre"); // the codes for who forgets his password
        page.locator("section button.primary").click();
        page.waitForSelector(".bar .who");
    }

    public void signIn(String name) {
        goTo("/account");
        page.locator("[data-key=form-sign-in]").click();
        fillIn(name);
        page.waitForSelector(".bar .who");
    }

    private void fillIn(String name) {
        page.locator("input[name=name]").first().fill(name);
        page.locator("input[name=password]").first().fill(PASSWORD);
        page.locator("form button.primary").first().click();
    }

    /** On a phone a table's parts are tabs; elsewhere all of them are in sight. */
    public void show(String tab) {
        closeResult();
        var button = page.locator("[data-key=tab-" + tab + "]");
        if (button.isVisible()) {
            button.click();
        }
    }

    /** A finished game lays its result over the table. */
    private void closeResult() {
        var toBoard = page.locator("dialog.result-sheet[open] [data-key=to-board]");
        if (toBoard.isVisible()) {
            toBoard.click();
        }
    }

    /** Waits until the page is drawn, and keeps a picture of it in the full run or if pictures are wanted. */
    public void picture(String name) {
        Object _ = page.evaluate(DRAWN); // what sticks to the top would hang in the middle
        if (PICTURED) {
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(PICTURES.resolve(name + "-" + look.name() + ".png"))
                    .setFullPage(true));
        }
    }

    public void isSound(String name) {
        assertThat(problems).as("console of %s", name).isEmpty();
        fits(name);
        if (look.motion() == ReducedMotion.REDUCE) {
            assertThat(page.evaluate(MOVING)).as("moving in %s", name).isEqualTo(List.of());
        }
        if (look.isPhone()) {
            assertThat(page.evaluate(TOO_SMALL)).as("targets of %s", name).isEqualTo(List.of());
        }
        isAccessible(name, GRAVE);
    }

    /** Axe finds nothing, however small. */
    public void isFlawless(String name) {
        isAccessible(name, Set.of("minor", "moderate", "serious", "critical"));
    }

    private void isAccessible(String name, Set<String> impacts) {
        var found = Accessibility.violations(page).stream()
                .filter(rule -> impacts.contains(rule.getImpact()))
                .map(Window::told)
                .toList();
        assertThat(found).as("accessibility of %s, %s", name, look.name()).isEmpty();
    }

    /** The page is as wide as the screen, and every text as wide as its place. */
    public void fits(String name) {
        assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                .as("%s fits %s", name, look.name())
                .isEqualTo(true);
        hasRoom(name);
    }

    public void hasRoom(String name) {
        assertThat(page.evaluate(SQUEEZED))
                .as("squeezed in %s, %s", name, look.name())
                .isEqualTo(List.of());
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + " "
                + rule.getNodes().stream().map(node -> node.getHtml()).limit(3).toList();
    }

    @Override
    public void close() {
        context.close();
    }
}
