package dev.perennial.standalone;

import dev.perennial.client.ClientProblem;
import dev.perennial.client.Perennial;
import dev.perennial.query.projection.progress.Lag;
import dev.perennial.standalone.console.Progress;
import dev.perennial.standalone.demo.DemoLeague;
import dev.perennial.standalone.demo.Logins;
import dev.perennial.standalone.demo.PastDates;
import dev.perennial.standalone.frontdoor.Target;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.axonframework.commandhandling.CommandBus;

/**
 * The standalone with a living league in it. The first start makes the league, later ones find it and go on with it.
 */
public final class Demo {
    private static final String LOGINS = "demo-logins.txt";
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Duration A_MOMENT = Duration.ofMillis(100);

    private static final Map<String, String> SETTINGS = Map.of(
            // So that people can follow.
            "PERENNIAL_BOT_PAUSE", "1500ms",
            // Its people play a season in a minute.
            "PERENNIAL_COMMANDS_PER_SECOND", "200",
            "PERENNIAL_BOTS_PER_HOUR", "0");

    private Demo() {}

    static void run(Options options, boolean whole) {
        Standalone.run(options, SETTINGS, (assembly, address) -> open(assembly, address, whole));
    }

    private static void open(Assembly assembly, String address, boolean whole) {
        Progress progress = assembly.progress();
        Path file = assembly.options().data().resolve(LOGINS);
        Logins logins = Logins.in(file);
        if (logins.again()) {
            progress.say("The league is there already; " + file + " says who to sign in as.");
        }
        if (logins.areComplete()) {
            goOn(assembly, address, logins, whole);
        }
    }

    private static void goOn(Assembly assembly, String address, Logins logins, boolean whole) {
        Progress progress = assembly.progress();
        try {
            fill(assembly, address, logins, whole);
        } catch (ClientProblem problem) {
            // A visitor of the demo may have changed a password, so existing accounts stay unchanged.
            if (!logins.again()) {
                throw problem;
            }
            progress.say("The league is left as it is: " + problem.getMessage());
        }
    }

    private static void fill(Assembly assembly, String address, Logins logins, boolean whole) {
        Progress progress = assembly.progress();
        if (logins.again()) {
            awaitWhatWasDecided(assembly.context(Target.QUERY).bean(Lag.class));
        }
        var dates = new PastDates();
        dates.install(Stream.of(Target.COMMAND, Target.TOURNAMENT)
                .map(target -> assembly.context(target).bean(CommandBus.class))
                .toList());
        var league = new DemoLeague(Perennial.at(address), dates, progress::step, logins);
        DemoLeague.Present present = league.present();
        progress.step("a live table: " + address + "/tables/" + league.liveTable(present));
        guide(address, league.league(), present).forEach(progress::say);
        league.past(whole);
        progress.step("the league's history is complete; everything goes on until Ctrl-C");
    }

    /** Only what is shown is found again; bots that play on may keep everything from being shown for long. */
    private static void awaitWhatWasDecided(Lag lag) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (lag.all().stream().anyMatch(Demo::isBehind) && System.nanoTime() < end) {
            LockSupport.parkNanos(A_MOMENT.toNanos());
        }
    }

    private static boolean isBehind(Lag.Progress progress) {
        Long left = progress.lag();
        return left == null || left > 0;
    }

    private static List<String> guide(String address, String league, DemoLeague.Present present) {
        return List.of(
                "",
                "  Watch      " + address + "/tournaments/" + present.live()
                        + "   (a Swiss of bots, now; the next one follows)",
                "  Look       " + address + "/ladders/arboretum and " + address + "/leagues/" + league,
                "  Organise   sign in as " + present.organiser().name() + ", password "
                        + present.organiser().password(),
                "             and pair the next round: " + address + "/tournaments/" + present.waiting() + "/desk",
                "  Play       as a guest, or as " + present.player().name() + ", password "
                        + present.player().password(),
                "             a free seat or a game against bots: " + address + "/",
                "",
                "What is missing of the league's past is being played now, and appears as it goes:");
    }
}
