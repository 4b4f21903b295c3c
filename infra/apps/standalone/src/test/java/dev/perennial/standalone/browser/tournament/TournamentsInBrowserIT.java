package dev.perennial.standalone.browser.tournament;

import dev.perennial.standalone.OnlyInFullRun;
import dev.perennial.standalone.browser.Look;
import dev.perennial.standalone.browser.SharedSite;
import org.junit.jupiter.api.Test;

/** Organisers and their players in a real browser. */
@OnlyInFullRun
class TournamentsInBrowserIT {
    private final SharedSite site = SharedSite.get();

    @Test
    void whoHasRegisteredHearsThatTheirRoundIsPaired() {
        new PairedStory(site.chromium(), site.address()).tell(Look.PHONE);
    }

    @Test
    void anOrganiserRunsATournament() {
        new OrganiserStory(site.chromium(), site.address()).tell(Look.DESK);
    }

    @Test
    void anOrganiserDecidesTheRulesOfTheirTournament() {
        new RulesStory(site.chromium(), site.api()).tell(Look.PHONE);
    }

    @Test
    void anOrganiserGivesByesAndRunsALeague() {
        new ByeStory(site.chromium(), site.api()).tell(Look.PHONE);
        new LeagueStory(site.chromium(), site.api()).tell(Look.PHONE);
    }

    @Test
    void aPlayerReadsTheOddsAndWhatTheNextGameChanges() {
        var story = new ForecastStory(site.chromium(), site.api());
        story.tell(Look.DESK);
        story.tell(Look.PHONE);
    }

    @Test
    void whoWaitsTakesAFreePlaceAndAMissingOrderIsSetLate() {
        var story = new BeforeStartStory(site.chromium(), site.api());
        story.waits(Look.PHONE);
        story.orders(Look.DESK);
    }
}
