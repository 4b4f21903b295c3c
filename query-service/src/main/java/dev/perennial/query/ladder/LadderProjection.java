package dev.perennial.query.ladder;

import dev.perennial.contract.Envelope;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.result.ResultTopicProjection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/**
 * Elo ladders. All results form one queue by their numbers: one that is missing or cannot be applied stops the ladders
 * until an admin handles it, since every later result would be rated wrongly.
 */
@Component
class LadderProjection implements ResultTopicProjection {
    private static final String LINE = "ladders";

    private final LadderGames games;
    private final LadderWriter writer;

    LadderProjection(LadderGames games, LadderWriter writer) {
        this.games = games;
        this.writer = writer;
    }

    @Override
    public String name() {
        return "ladders";
    }

    @Override
    public List<String> tables() {
        return List.of("ladder_game", "ladder_point", "ladder_standing", "ladder_correction");
    }

    @Override
    public Envelope envelope(ResultRecord result, byte[] value) {
        String eventId = LINE + "-" + result.resultNo();
        return ResultTopicProjection.envelope(result, value, eventId, LINE, result.resultNo() - 1);
    }

    /** All results form one queue, whatever table they came from. */
    @Override
    public String waitingFor(String key) {
        return LINE;
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        Map<LadderName, Long> changed = new TreeMap<>(LadderName.ORDER);
        for (DecodedEvent arrival : arrivals) {
            games.take((ResultRecord) arrival.event())
                    .ifPresent(game ->
                            game.ladders().forEach(ladder -> changed.merge(ladder, game.resultNo(), Math::min)));
        }
        changed.forEach((ladder, from) -> writer.rate(ladder, from, games));
    }
}
