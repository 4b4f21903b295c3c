package dev.perennial.standalone;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** What can be said on the command line. */
record Options(String host, int port, Path data, boolean reset, boolean dev) {
    static final String USAGE = """
            Options:
              --port N     the port to listen on (8080; 0 takes any free one)
              --host NAME  the address to listen on (127.0.0.1: this machine only)
              --data DIR   the folder everything is kept in (./data)
              --reset      throw all data in that folder away first
              --dev        development sign-in: anybody may sign in under any name, without a password""";

    static Options parse(String... args) {
        Options options = new Options("127.0.0.1", 8080, Path.of("data"), false, false);
        Deque<String> rest = new ArrayDeque<>(List.of(args));
        while (!rest.isEmpty()) {
            String name = rest.pop();
            options = switch (name) {
                case "--port" -> options.withPort(value(name, rest));
                case "--host" -> options.withHost(value(name, rest));
                case "--data" -> options.withData(Path.of(value(name, rest)));
                case "--reset" -> options.withReset();
                case "--dev" -> options.withDev();
                default -> throw new BadOption("Unknown option " + name + ".");
            };
        }
        return options;
    }

    private static String value(String name, Deque<String> rest) {
        String value = rest.poll();
        if (value == null || value.isBlank()) {
            throw new BadOption("Option " + name + " needs a value.");
        }
        return value;
    }

    private Options withPort(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0 && number <= 65_535) {
                return new Options(host, number, data, reset, dev);
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new BadOption("A port is a number from 0 to 65535, not " + text + ".");
    }

    private Options withHost(String name) {
        return new Options(name, port, data, reset, dev);
    }

    private Options withData(Path folder) {
        return new Options(host, port, folder, reset, dev);
    }

    private Options withReset() {
        return new Options(host, port, data, true, dev);
    }

    private Options withDev() {
        return new Options(host, port, data, reset, true);
    }

    /** Said to the person at the keyboard. */
    static final class BadOption extends RuntimeException {
        BadOption(String message) {
            super(message);
        }
    }
}
