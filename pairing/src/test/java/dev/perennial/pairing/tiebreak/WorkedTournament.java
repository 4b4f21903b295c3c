package dev.perennial.pairing.tiebreak;

import dev.perennial.pairing.Tournament;
import dev.perennial.pairing.trf.TrfBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A tournament of the file worked.txt: results, pairings and tables computed by other programs. */
record WorkedTournament(
        String name,
        Tournament tournament,
        List<String> pairings,
        Map<Integer, Map<String, String>> table,
        Map<Integer, Map<String, String>> otherTable) {

    static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(
                    WorkedTournament.class.getResource("/tiebreak/" + file).toURI()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<WorkedTournament> all() {
        var all = new ArrayList<WorkedTournament>();
        var block = new ArrayList<String>();
        for (String line : lines("worked.txt")) {
            if (line.startsWith("T ") && !block.isEmpty()) {
                all.add(of(block));
                block.clear();
            }
            if (!line.startsWith("#")) {
                block.add(line);
            }
        }
        all.add(of(block));
        return all;
    }

    private static WorkedTournament of(List<String> block) {
        String name = "";
        TrfBuilder trf = TrfBuilder.rounds(1);
        var pairings = new ArrayList<String>();
        var table = new LinkedHashMap<Integer, Map<String, String>>();
        var otherTable = new LinkedHashMap<Integer, Map<String, String>>();
        for (String line : block) {
            var words = line.substring(2).split(" ", 3);
            switch (line.charAt(0)) {
                case 'T' -> {
                    name = words[0];
                    trf = TrfBuilder.rounds(Integer.parseInt(words[1]));
                }
                case 'H' -> trf.line(line.substring(2));
                case 'P' -> trf.player(words[1], words[2]);
                case 'R' -> pairings.add(line.substring(2));
                case 'S' -> table.put(Integer.parseInt(words[0]), values(line));
                case 'F' -> otherTable.put(Integer.parseInt(words[0]), values(line));
                default -> throw new IllegalArgumentException(line);
            }
        }
        return new WorkedTournament(name, trf.tournament(), pairings, table, otherTable);
    }

    private static Map<String, String> values(String line) {
        var values = new HashMap<String, String>();
        for (String word : line.split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                values.put(word.substring(0, equals), word.substring(equals + 1));
            }
        }
        return values;
    }

    @Override
    public String toString() {
        return name;
    }
}
