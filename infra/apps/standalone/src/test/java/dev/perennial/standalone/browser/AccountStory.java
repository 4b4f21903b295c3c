package dev.perennial.standalone.browser;

import com.microsoft.playwright.Page;

/** A guest creates an account, leaves and comes back. */
record AccountStory(Window window) {

    void tell(String name) {
        Page page = window.goTo("/account").page();
        page.locator("[data-key=guest]").click();
        page.waitForSelector(".bar .who");
        window.goTo("/account");
        page.waitForSelector("input[name=password]");
        window.picture("account-guest");
        window.isSound("account-guest");
        page.locator("input[name=name]").first().fill(name);
        page.locator("input[name=password]").first().fill("seven quiet larches");
        page.locator("form:has(input[name=password]) button.primary").first().click();
        page.waitForSelector("pre");
        page.locator("section button.primary").click();
        window.goTo("/account");
        changes(page);
        page.locator("[data-key=sign-out]").click();
        page.waitForSelector("[data-key=form-sign-in]");
        Object _ = page.evaluate("localStorage.removeItem('perennial.language')"); // as in another browser
        window.goTo("/account");
        page.locator("input[name=name]").first().fill(name);
        page.locator("input[name=password]").first().fill("seven quiet larches");
        page.locator("form button.primary").first().click();
        page.waitForSelector(".bar .who");
        page.waitForSelector("html[lang=fr]");
        window.goTo("/account");
        page.locator("input[name=webhook]").fill("https://club.example/my-turn");
        page.locator("form:has(input[name=webhook]) button").click();
        page.waitForSelector("form:has(input[name=webhook]) [role=status]");
        page.reload();
        var webhook = page.locator("input[name=webhook]");
        page.waitForCondition(() -> webhook.inputValue().equals("https://club.example/my-turn"));
    }

    /** Another language for the account, other colours for this browser, new codes for those that were lost. */
    private void changes(Page page) {
        page.locator("select[name=colours]").selectOption("light");
        page.locator("form:has(select[name=colours]) button").click();
        page.waitForSelector("html[data-theme=light]");
        page.locator(".menu summary").click();
        page.waitForResponse(
                answer -> answer.url().endsWith("/players/me"),
                () -> page.locator("[data-key=language-fr]").click());
        page.waitForSelector("html[lang=fr]");
        window.picture("account-own");
        page.locator("form[data-key=codes] input").fill("seven quiet larches");
        page.locator("form[data-key=codes] button").click();
        page.waitForSelector("pre");
        page.locator("section button.primary").click();
        window.goTo("/account");
    }
}
