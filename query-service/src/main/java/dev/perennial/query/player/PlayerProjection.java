package dev.perennial.query.player;

import dev.perennial.contract.Envelope;
import dev.perennial.contract.Topics;
import dev.perennial.contract.json.Json;
import dev.perennial.contract.player.PlayerRecord;
import dev.perennial.domain.PlayerId;
import dev.perennial.query.projection.DecodedEvent;
import dev.perennial.query.projection.Projection;
import java.time.Instant;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Projects the players' public records. The topic is compacted, so revisions have gaps: each record is complete, and
 * the highest revision counts.
 */
@Component
class PlayerProjection implements Projection {
    private static final String TYPE = "player";

    private record Erased(PlayerId player) {}

    private final JdbcClient jdbc;

    PlayerProjection(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    @Override
    public String name() {
        return "players";
    }

    @Override
    public String topic() {
        return Topics.PLAYERS;
    }

    @Override
    public List<String> tables() {
        return List.of("player");
    }

    @Override
    public boolean mayBeCopied() {
        return false;
    }

    /** A retried dead letter has the id it was given here. */
    @Override
    public Envelope read(String keyOrId, byte[] value) {
        String key = keyOrId.split("/", 2)[0];
        if (value.length == 0) {
            return envelope(key + "/erased", JsonNodeFactory.instance.stringNode(new PlayerId(key).code()));
        }
        var player = Json.mapper().readValue(value, PlayerRecord.class);
        if (!player.player().code().equals(key)) {
            throw new IllegalArgumentException("a player's record under another key");
        }
        return envelope(key + "/" + player.revision(), Json.mapper().readTree(value));
    }

    private static Envelope envelope(String id, JsonNode payload) {
        return new Envelope(id, id, 0, 0, Instant.EPOCH, TYPE, "1", payload);
    }

    @Override
    public Object decode(Envelope envelope) {
        return envelope.payload().isString()
                ? new Erased(new PlayerId(envelope.payload().stringValue()))
                : Json.mapper().treeToValue(envelope.payload(), PlayerRecord.class);
    }

    @Override
    public boolean folds() {
        return false;
    }

    @Override
    public void apply(List<DecodedEvent> arrivals) {
        for (DecodedEvent arrival : arrivals) {
            switch (arrival.event()) {
                case PlayerRecord player -> save(player);
                case Erased(PlayerId player) -> erase(player);
                default -> throw new IllegalArgumentException("not a player's record");
            }
        }
    }

    private void save(PlayerRecord player) {
        jdbc.sql("""
                insert into player (player_id, revision, display_name, guest, bot) values (?, ?, ?, ?, ?)
                on conflict (player_id) do update set
                  revision = excluded.revision, display_name = excluded.display_name,
                  guest = excluded.guest, bot = excluded.bot
                where player.revision < excluded.revision
                """)
                .params(player.player().code(), player.revision(), player.displayName(), player.guest(), player.bot())
                .update();
    }

    private void erase(PlayerId player) {
        jdbc.sql("delete from player where player_id = ?").param(player.code()).update();
    }
}
