package dev.perennial.standalone.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import dev.perennial.command.admin.AdminProgram;
import dev.perennial.standalone.Eventually;
import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.RunningStandalone;
import dev.perennial.standalone.TestStandalone;
import dev.perennial.standalone.api.Api;
import dev.perennial.standalone.api.Game;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An admin works in a browser; alone, because in the end everyone is signed out. */
@OnlyInFullRun
class AdminBrowserIT {
    private static final String WARDEN = "warden";

    @TempDir
    Path data;

    @Test
    void anAdminKeepsOrder() {
        var chromium = Chromium.shared();
        try (var standalone = TestStandalone.start(data);
                Window window = chromium.open(standalone.address(), Look.PHONE)) {
            var api = new Api(standalone.address());
            JsonNode bob =
                    api.post("/api/v1/auth/sign-up", null, "{\"name\":\"bob\",\"password\":\"as long as summer\"}");
            String player = bob.get("player").asString();
            JsonNode _ = api.post(
                    "/api/v1/players/" + player + "/reports",
                    api.signIn("ann").token(),
                    "{\"reason\":\"STALLING\",\"remark\":\"half an hour for every move\"}");
            Page page = appointed(window, standalone);
            reads(window, player);
            suspends(page, player);
            raises(page, player);
            closes(page);
            voids(window, api);
            window.goTo("/admin");
            page.locator("[data-key=rotate]").click();
            page.waitForSelector("main [role=status]");
            signsEverybodyOut(page);
            String refused = Eventually.get(() -> refusal(api, bob.get("token").asString()), "SESSION_OVER"::equals);
            assertThat(refused).isEqualTo("SESSION_OVER");
        }
    }

    private static Page appointed(Window window, RunningStandalone standalone) {
        window.signUp(WARDEN);
        assertThat(window.page().locator(".foot a[href='/admin']").count()).isZero();
        window.goTo("/account").page().locator("[data-key=sign-out]").click();
        window.page().waitForSelector("[data-key=form-sign-in]");
        var database = standalone.database("command");
        assertThat(AdminProgram.run(
                        List.of(WARDEN),
                        Map.of(
                                "PERENNIAL_DB_URL", database.url(),
                                "PERENNIAL_DB_USER", database.user(),
                                "PERENNIAL_DB_PASSWORD", database.password())))
                .isZero();
        window.signIn(WARDEN);
        window.page().locator(".foot a[href='/admin']").click();
        return window.page();
    }

    private static void reads(Window window, String player) {
        Page page = window.page();
        page.locator("[data-key^=look-]").click();
        page.waitForSelector("[data-key='account-" + player + "']");
        window.picture("admin");
        window.isSound("admin");
    }

    private static void suspends(Page page, String player) {
        var form = page.locator("[data-key='suspend-" + player + "']");
        form.locator("[data-key=reason]").selectOption("STALLING");
        form.locator("button").click();
        page.waitForSelector("[data-key='account-" + player + "'] .notice.bad");
        page.locator("[data-key='readmit-" + player + "']").click();
        form.waitFor();
    }

    private static void raises(Page page, String player) {
        var form = page.locator("[data-key='roles-" + player + "']");
        form.locator("input[name=organiser]").check();
        form.locator("button").click();
        page.waitForSelector("[data-key=actions] li:nth-child(1):has-text('organiser')");
        page.locator("[data-key='link-" + player + "']").click();
        page.waitForSelector("[data-key='account-" + player + "'] .notice.good code:has-text('/recover#pl_')");
    }

    private static void closes(Page page) {
        page.locator("[data-key^=close-]").click();
        page.waitForCondition(() -> page.locator("[data-key^=close-]").count() == 0);
    }

    private static void voids(Window window, Api api) {
        var game = Game.start("arboretum", List.of(api.signIn("ann"), api.signIn("ben")), 3);
        JsonNode _ = api.signIn("ann").look(game.table(), game.sequence());
        Page page = window.goTo("/tables/" + game.table()).page();
        window.show("more");
        page.locator("[data-key=decide]").click();
        page.locator("[data-key=reason]").selectOption("TECHNICAL");
        window.isSound("a table for an admin");
        page.locator("button[value=void]").click();
        page.locator("dialog button[value=yes]").click();
        page.waitForSelector(".chip.ABORTED");
    }

    private static void signsEverybodyOut(Page page) {
        page.locator("[data-key=stolen]").click();
        page.locator("dialog button[value=yes]").click();
        page.locator("dialog button[value=yes]").click();
        page.waitForSelector("[data-key=form-sign-in]");
    }

    private static String refusal(Api api, String token) {
        try {
            JsonNode _ = api.get("/api/v1/tables", token);
            return "";
        } catch (Api.Problem e) {
            return e.code();
        }
    }
}
