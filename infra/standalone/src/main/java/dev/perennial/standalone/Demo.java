package dev.perennial.standalone;

import dev.perennial.client.Perennial;
import dev.perennial.standalone.demo.DemoLeague;
import dev.perennial.standalone.demo.PastDates;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.axonframework.commandhandling.CommandBus;

/** The standalone with a living league in it. The first start makes the league, later ones find it. */
public final class Demo {
    /** Who to sign in as: passwords are nowhere else, and worth nothing outside of the demo. */
    private static final String LOGINS = "demo-logins.txt";

    private static final Map<String, String> SETTINGS = Map.of(
            // So that people can follow.
            "PERENNIAL_BOT_PAUSE", "1500ms",
            // Events dated in the past must not look as if the gaps before them were old (PastDates).
            "perennial.eventstore.gap-timeout", "24d");

    private Demo() {}

    public static void main(String[] args) {
        boolean whole = !List.of(args).contains("--short");
        String[] options = Stream.of(args).filter(arg -> !arg.equals("--short")).toArray(String[]::new);
        Standalone.run(options, SETTINGS, (assembly, address) -> fill(assembly, address, whole));
    }

    private static void fill(Assembly assembly, String address, boolean whole) {
        Progress progress = assembly.progress();
        Path logins = assembly.options().data().resolve(LOGINS);
        if (Files.exists(logins)) {
            progress.say("The league is there already; " + logins + " says who to sign in as.");
            return;
        }
        var dates = new PastDates();
        dates.install(Stream.of(Target.COMMAND, Target.TOURNAMENT)
                .map(target -> assembly.context(target).bean(CommandBus.class))
                .toList());
        var league = new DemoLeague(Perennial.at(address), dates, progress::step);
        DemoLeague.Present present = league.present();
        keep(logins, present);
        progress.step("a live table: " + address + "/tables/" + league.liveTable(present));
        guide(address, league.league(), present).forEach(progress::say);
        league.past(whole);
        progress.step("the league's history is complete; everything goes on until Ctrl-C");
    }

    private static List<String> guide(String address, String league, DemoLeague.Present present) {
        return List.of(
                "",
                "  Watch      " + address + "/tournaments/" + present.live() + "   (a Swiss of bots, now)",
                "  Look       " + address + "/ladders/arboretum and " + address + "/leagues/" + league,
                "  Organise   sign in as " + present.organiser().name() + ", password "
                        + present.organiser().password(),
                "             and pair the first round: " + address + "/tournaments/" + present.waiting() + "/desk",
                "  Play       as a guest, or as " + present.player().name() + ", password "
                        + present.player().password(),
                "             a free seat or a game against bots: " + address + "/",
                "",
                "The past of the league is being played now, and appears as it goes:");
    }

    private static void keep(Path file, DemoLeague.Present present) {
        try {
            var mine = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
            Files.createFile(file, mine);
            var _ = Files.write(
                    file,
                    List.of(
                            present.organiser().name() + " "
                                    + present.organiser().password(),
                            present.player().name() + " " + present.player().password()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
