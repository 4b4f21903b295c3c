package dev.perennial.cli.options;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** {@code --name value} pairs. */
public record Arguments(Map<String, String> values) {

    /** Says in one line what is wrong with a command. */
    public static final class UsageProblem extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public UsageProblem(String message) {
            super(message);
        }
    }

    public static Arguments parse(List<String> args, Set<String> known) {
        var values = new HashMap<String, String>();
        for (int i = 0; i < args.size(); i += 2) {
            String name = args.get(i);
            if (!known.contains(name)) {
                throw new UsageProblem("unknown option " + name);
            }
            if (i + 1 == args.size()) {
                throw new UsageProblem(name + " needs a value");
            }
            if (values.put(name, args.get(i + 1)) != null) {
                throw new UsageProblem(name + " is given twice");
            }
        }
        return new Arguments(values);
    }

    public Optional<String> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    public String text(String name) {
        return find(name).orElseThrow(() -> new UsageProblem(name + " is missing"));
    }

    public int number(String name, int least, int most) {
        String text = text(name);
        if (!text.matches("\\d{1,9}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new UsageProblem(name + " must be a number from " + least + " to " + most + ", not " + text);
        }
        return Integer.parseInt(text);
    }
}
