package dev.perennial.query.ladder;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.domain.table.ResultRecord;
import dev.perennial.query.intake.DecodedEvent;
import dev.perennial.query.intake.Projection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/**
 * Elo ladders. All results form one queue by their numbers: one that is missing or cannot be applied stops the ladders
 * until an admin handles it, since every later result would be rated wrongly.
 */
@Component
class LadderProjection implements Projection {
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
    public String topic() {
        return Topics.RESULTS;
    }

    @Override
    public List<String> tables() {
        return List.of("ladder_game", "ladder_point", "ladder_standing", "ladder_correction");
    }

    @Override
    public Envelope read(byte[] value) {
        var result = Json.mapper().readValue(value, ResultRecord.class);
        return new Envelope(
                LINE + "-" + result.resultNo(),
                LINE,
                result.resultNo() - 1,
                result.resultNo(),
                result.time(),
                "result",
                "1",
                Json.mapper().readTree(value));
    }

    @Override
    public Object decode(Envelope envelope) {
        return Json.mapper().treeToValue(envelope.payload(), ResultRecord.class);
    }

    /** Without a result the games after it can still be rated. */
    @Override
    public boolean folds() {
        return false;
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
