package dev.perennial.cli.server;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of a server's address. */
public final class AddressOptions {
    private static final int LAST_PORT = 65_535;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port to listen on (default: ${DEFAULT-VALUE}; 0 chooses a free one).",
            defaultValue = "8080",
            converter = Port.class)
    private Integer port = 8080;

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "Address to listen on (default: ${DEFAULT-VALUE}, this machine only).",
            defaultValue = "127.0.0.1")
    private String host = "127.0.0.1";

    @Option(names = "--reset", description = "Delete all data in the folder first.")
    private boolean reset;

    int port() {
        return port;
    }

    String host() {
        return host;
    }

    boolean reset() {
        return reset;
    }

    static final class Port implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            if (!text.matches("\\d{1,5}") || Integer.parseInt(text) > LAST_PORT) {
                throw new TypeConversionException("a port number from 0 to " + LAST_PORT);
            }
            return Integer.parseInt(text);
        }
    }
}
