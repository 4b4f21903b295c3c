package dev.perennial.cli.commandline;

import static java.util.stream.Collectors.joining;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Picocli's parse errors in one sentence each, with a suggestion where an argument looks like a known one. */
public final class ArgumentErrors {
    private ArgumentErrors() {}

    /** An unknown option comes first: it may be the missing one, mistyped. */
    public static String sentence(ParameterException error, List<String> arguments) {
        var known = error.getCommandLine().getCommandSpec().optionsMap().keySet();
        var unknown = arguments.stream()
                .filter(argument -> argument.startsWith("--") && !known.contains(name(argument)))
                .findFirst();
        if (error instanceof MissingParameterException && unknown.isPresent()) {
            return unknownOption(name(unknown.get()), known);
        }
        return switch (error) {
            case UnmatchedArgumentException unmatched -> unknown(unmatched);
            case MissingParameterException missing -> missing(missing);
            case OverwrittenOptionException twice -> name(twice.getOverwritten()) + " is given more than once.";
            default -> invalid(error);
        };
    }

    private static String unknown(UnmatchedArgumentException error) {
        String argument = name(error.getUnmatched().getFirst());
        var spec = error.getCommandLine().getCommandSpec();
        if (argument.startsWith("-")) {
            return unknownOption(argument, spec.optionsMap().keySet());
        }
        if (!spec.subcommands().isEmpty()) {
            return "Unknown command " + argument + "."
                    + suggestion(argument, spec.subcommands().keySet());
        }
        return "Unexpected argument " + argument + ".";
    }

    private static String unknownOption(String option, Collection<String> known) {
        return "Unknown option " + option + "." + suggestion(option, known);
    }

    private static String name(String argument) {
        return argument.replaceFirst("=.*", "");
    }

    private static String suggestion(String argument, Collection<String> known) {
        var words = Suggestions.of(argument, known);
        return words.isEmpty() ? "" : " Did you mean " + String.join(" or ", words) + "?";
    }

    private static String missing(MissingParameterException error) {
        boolean value = String.valueOf(error.getMessage()).contains("parameter for option");
        return value
                ? name(error.getMissing().getFirst()) + " needs a value."
                : error.getMissing().stream().map(ArgumentErrors::name).collect(joining(", ", "Missing: ", "."));
    }

    /** Picocli's own sentence names the Java type, which means nothing to a reader. */
    private static String invalid(ParameterException error) {
        ArgSpec argument = error.getArgSpec();
        if (argument == null || error.getValue() == null) {
            return String.valueOf(error.getMessage());
        }
        return name(argument) + " must be " + wanted(argument, error.getCause()) + ", not " + error.getValue() + ".";
    }

    private static String wanted(ArgSpec argument, @Nullable Throwable cause) {
        if (argument.type().isEnum()) {
            return Stream.of(argument.type().getEnumConstants())
                    .map(String::valueOf)
                    .collect(joining(" or "));
        }
        boolean ownConverter = argument.converters() != null && argument.converters().length > 0;
        return ownConverter && cause != null && cause.getMessage() != null ? cause.getMessage() : "a number";
    }

    private static String name(ArgSpec argument) {
        return switch (argument) {
            case OptionSpec option -> option.longestName();
            case PositionalParamSpec position -> position.paramLabel();
            default -> argument.paramLabel();
        };
    }

    /** The whole line on standard error: what is wrong, and where the help is. */
    public static String line(String sentence, CommandLine command) {
        return "perennial: " + sentence + " See " + command.getCommandSpec().qualifiedName() + " --help.";
    }
}
