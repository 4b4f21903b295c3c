package dev.perennial.query.ladder;

import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.TestResults;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Games between players whom no other test knows. */
final class SixGames {
    private final String run = UUID.randomUUID().toString().substring(0, 8);

    /** The vector of the specification. */
    List<ResultRecord> of(String game) {
        var games = new ArrayList<ResultRecord>();
        Instant at = Instant.now().minus(Duration.ofHours(10)).truncatedTo(ChronoUnit.SECONDS);
        for (String line : List.of(
                "A B C D: 1 2 3 4", "A B: 2 1", "C D A: 1 1 3", "A B C D: 4 1 2 2", "B C: 1 2", "D C B A: 1 2 3 4")) {
            String[] parts = line.split(": ");
            String players = String.join(
                    " ", List.of(parts[0].split(" ")).stream().map(this::id).toList());
            games.add(TestResults.played(game, at.plusSeconds(games.size()), players, parts[1]));
        }
        return games;
    }

    /** The id of the player with this name. */
    String id(String name) {
        return name + "-" + run;
    }
}
