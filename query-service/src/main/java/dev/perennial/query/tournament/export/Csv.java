package dev.perennial.query.tournament.export;

import java.util.List;
import java.util.stream.Collectors;

/** Tables for spreadsheets (RFC 4180). */
final class Csv {
    private static final String FORMULA = "=+-@\t\r";

    private Csv() {}

    static String write(List<? extends List<String>> lines) {
        return lines.stream()
                .map(line -> line.stream().map(Csv::cell).collect(Collectors.joining(",")))
                .collect(Collectors.joining("\r\n", "", "\r\n"));
    }

    /** Quotes text that a spreadsheet would take for a formula: names are chosen by strangers. */
    static String cell(String text) {
        String plain = !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
        boolean quoted = plain.chars().anyMatch(c -> c == '"' || c == ',' || c == '\n' || c == '\r');
        return quoted ? '"' + plain.replace("\"", "\"\"") + '"' : plain;
    }
}
