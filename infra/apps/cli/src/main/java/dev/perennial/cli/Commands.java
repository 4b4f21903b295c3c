package dev.perennial.cli;

import dev.perennial.cli.analyse.AnalyseCommand;
import dev.perennial.cli.bench.BotsBenchCommand;
import dev.perennial.cli.bench.PairingBenchCommand;
import dev.perennial.cli.bench.calibration.CalibrationBenchCommand;
import dev.perennial.cli.completion.CompletionCommand;
import dev.perennial.cli.forecast.ForecastBenchCommand;
import dev.perennial.cli.pair.PairCommand;
import dev.perennial.cli.play.PlayCommand;
import dev.perennial.cli.script.ScriptCommands;
import dev.perennial.cli.server.AdminCommand;
import dev.perennial.cli.server.BackupCommand;
import dev.perennial.cli.server.BenchCommand;
import dev.perennial.cli.server.ColdBenchCommand;
import dev.perennial.cli.server.DemoCommand;
import dev.perennial.cli.server.DocsCommand;
import dev.perennial.cli.server.FaultsBenchCommand;
import dev.perennial.cli.server.GamesBenchCommand;
import dev.perennial.cli.server.PeersBenchCommand;
import dev.perennial.cli.server.RebuildBenchCommand;
import dev.perennial.cli.server.RebuildCommand;
import dev.perennial.cli.server.RelayCommand;
import dev.perennial.cli.server.RestoreCommand;
import dev.perennial.cli.server.SpectatorsBenchCommand;
import dev.perennial.cli.server.UpCommand;
import dev.perennial.cli.simulate.SimulateCommand;
import dev.perennial.cli.standings.StandingsCommand;
import dev.perennial.cli.verify.VerifyCommand;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * All commands by name. Only the one that is asked for is built, since reading annotations takes time at every start.
 */
final class Commands {
    /** Represents "no command", which prints the list of commands. */
    static final Object ROOT = new Object();

    private static final int WIDTH = 100;
    private static final String HELP = "--help";
    private static final String PROGRAM = "perennial.program";

    /** Headings of the list of commands, each with its commands in order. */
    static final Map<String, List<String>> GROUPS = groups();

    private Commands() {}

    /** The command that is asked for, and its arguments. */
    record Request(CommandLine command, List<String> arguments) {}

    static Request request(List<String> given) {
        List<String> args = given;
        if (!args.isEmpty() && args.getFirst().equals("help")) {
            args = new ArrayList<>(args.subList(1, args.size()));
            args.add(HELP);
        }
        if (!args.isEmpty()) {
            String name = args.getFirst();
            if (GROUPS.values().stream().anyMatch(group -> group.contains(name))) {
                CommandSpec spec = create(name).name(program() + " " + name);
                return new Request(line(spec), args.subList(1, args.size()));
            }
        }
        return new Request(all(program()), args);
    }

    /** How the start script was called. */
    private static String program() {
        return System.getProperty(PROGRAM, "./perennial");
    }

    /** Every command below one root: for the list of commands, for suggestions and for shell completion. */
    static CommandLine all(String program) {
        CommandSpec root = CommandSpec.wrapWithoutInspection(ROOT).name(program);
        root.usageMessage().customSynopsis(program + " COMMAND [OPTIONS]");
        GROUPS.values().forEach(group -> group.forEach(name -> root.addSubcommand(name, create(name))));
        root.usageMessage().sectionMap().put("commandList", help -> CommandList.text(help.commandSpec()));
        root.usageMessage()
                .footer(
                        program + " COMMAND --help explains a command. Exit codes: 0 success, 1 a negative result,",
                        "2 wrong arguments or not possible.",
                        "",
                        "PERENNIAL_JAVA_OPTS is passed to the JVM. PERENNIAL_JDKS (folders separated by colons)"
                                + " replaces",
                        "the places where the script looks for a JDK.");
        root.usageMessage().description("Tournaments for table games: server, tools and tests.");
        CommandLine line = line(root);
        root.usageMessage().commandListHeading("");
        return line;
    }

    private static CommandLine line(CommandSpec spec) {
        addHelp(spec);
        return new CommandLine(spec).setUsageHelpWidth(WIDTH).setUsageHelpLongOptionsMaxWidth(24);
    }

    private static void addHelp(CommandSpec spec) {
        spec.addOption(OptionSpec.builder("-h", HELP)
                .usageHelp(true)
                .description("Print this help.")
                .build());
        spec.usageMessage().synopsisHeading("Usage: ").abbreviateSynopsis(false).sortOptions(false);
        spec.usageMessage().descriptionHeading("%n").parameterListHeading("%nArguments:%n");
        spec.usageMessage()
                .optionListHeading("%nOptions:%n")
                .footerHeading("%n")
                .commandListHeading("%nCommands:%n");
        spec.subcommands().values().forEach(sub -> addHelp(sub.getCommandSpec()));
    }

    private static CommandSpec create(String name) {
        return switch (name) {
            // The script acts on --yes itself and does not pass it on.
            case "up" -> annotated(new UpCommand()).addOption(ScriptCommands.yes());
            case "demo" -> annotated(new DemoCommand()).addOption(ScriptCommands.yes());
            case "admin" -> annotated(new AdminCommand());
            case "backup" -> annotated(new BackupCommand());
            case "restore" -> annotated(new RestoreCommand());
            case "rebuild" -> annotated(new RebuildCommand());
            case "relay" -> annotated(new RelayCommand());
            case "docs" -> annotated(new DocsCommand());
            case "play" -> annotated(new PlayCommand());
            case "pair" -> annotated(new PairCommand());
            case "standings" -> annotated(new StandingsCommand());
            case "simulate" -> annotated(new SimulateCommand());
            case "verify" -> annotated(new VerifyCommand());
            case "analyse" -> annotated(new AnalyseCommand());
            case "test" -> ScriptCommands.test();
            case "mutate" -> ScriptCommands.mutate();
            case "bench" -> bench();
            case "dist" -> ScriptCommands.dist();
            case "warm" -> ScriptCommands.warm();
            case "jdk" -> ScriptCommands.jdk();
            case "completion" -> annotated(new CompletionCommand(() -> all("perennial")));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static CommandSpec bench() {
        CommandSpec bench = annotated(new BenchCommand());
        bench.addSubcommand("games", annotated(new GamesBenchCommand()));
        bench.addSubcommand("pairing", annotated(new PairingBenchCommand()));
        bench.addSubcommand("forecast", annotated(new ForecastBenchCommand()));
        bench.addSubcommand("bots", annotated(new BotsBenchCommand()));
        bench.addSubcommand("calibration", annotated(new CalibrationBenchCommand()));
        bench.addSubcommand("rebuild", annotated(new RebuildBenchCommand()));
        bench.addSubcommand("spectators", annotated(new SpectatorsBenchCommand()));
        bench.addSubcommand("faults", annotated(new FaultsBenchCommand()));
        bench.addSubcommand("cold", annotated(new ColdBenchCommand()));
        bench.addSubcommand("peers", annotated(new PeersBenchCommand()));
        return bench;
    }

    private static CommandSpec annotated(Object command) {
        return CommandSpec.forAnnotatedObject(command);
    }

    private static Map<String, List<String>> groups() {
        var groups = new LinkedHashMap<String, List<String>>();
        groups.put(
                "Run and maintain a server",
                List.of("up", "demo", "admin", "backup", "restore", "rebuild", "relay", "docs"));
        groups.put(
                "Play, pair and check without a server of your own",
                List.of("play", "pair", "standings", "simulate", "verify", "analyse"));
        // The archive of ./perennial dist has no sources, and its start script gives its own name.
        groups.put(
                "Build and measure",
                System.getProperty(PROGRAM) == null
                        ? List.of("test", "mutate", "bench", "dist", "warm", "jdk", "completion")
                        : List.of("completion"));
        return groups;
    }
}
