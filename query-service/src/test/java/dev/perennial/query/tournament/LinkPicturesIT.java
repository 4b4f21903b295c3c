package dev.perennial.query.tournament;

import static dev.perennial.query.SharedNode.NODE;
import static dev.perennial.query.SharedNode.TOPIC;
import static dev.perennial.query.SharedNode.WEB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.perennial.domain.table.TableId;
import dev.perennial.domain.tournament.TournamentEvent;
import dev.perennial.domain.tournament.TournamentId;
import dev.perennial.query.SharedNode;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Links to tournaments and players are previewed with a picture of their public figures. */
class LinkPicturesIT {
    private final TournamentId id =
            new TournamentId("cup-" + UUID.randomUUID().toString().substring(0, 8));

    @Test
    void aTournamentIsDrawnWithItsLeadersOnceThereAreStandings() throws IOException {
        List<TournamentEvent> events = TestTournament.events(id, new TableId(id + "-r1-t1"));
        String picture = "/api/v1/tournaments/" + id + "/picture.png";
        TestTournament.send(TOPIC, id.code(), events.subList(0, 5));
        var _ = WEB.json("/api/v1/tournaments/" + id + "?atLeast=4", null);
        BufferedImage before = image(picture);
        TestTournament.send(TOPIC, id.code(), events);
        var _ = WEB.json("/api/v1/tournaments/" + id + "?atLeast=" + (events.size() - 1), null);
        BufferedImage after = image(picture);
        assertThat(inked(before)).as("the name of the tournament").isPositive();
        assertThat(inked(after)).as("and the leaders").isGreaterThan(inked(before));
        assertThat(WEB.get("/tournaments/" + id, null).body())
                .contains("summary_large_image", picture + "?language&#x3D;en");
        assertThat(WEB.get("/api/v1/tournaments/none/picture.png", null).statusCode())
                .isEqualTo(404);
    }

    @Test
    void aPlayerIsDrawnByName() throws IOException {
        String player = "player-" + id;
        SharedNode.rename(player, "Ann");
        String picture = "/api/v1/players/" + player + "/picture.png";
        BufferedImage shortName = image(picture);
        SharedNode.rename(player, "Ann the Great of the North");
        assertThat(inked(image(picture))).isGreaterThan(inked(shortName));
        assertThat(WEB.get("/players/" + player, null).body()).contains(picture + "?language&#x3D;en");
        assertThat(WEB.get("/api/v1/players/none/picture.png", null).statusCode())
                .isEqualTo(404);
    }

    private static BufferedImage image(String path) throws IOException {
        var image = ImageIO.read(
                URI.create("http://127.0.0.1:" + NODE.port() + path).toURL());
        assertThat(image.getWidth()).isEqualTo(1200);
        return image;
    }

    /** How many points of a coarse grid are dark. */
    private static long inked(BufferedImage image) {
        long dark = 0;
        for (int x = 0; x < image.getWidth(); x += 2) {
            for (int y = 20; y < image.getHeight(); y += 2) {
                dark += (image.getRGB(x, y) & 0xFF00) >> 8 < 0x80 ? 1 : 0;
            }
        }
        return dark;
    }
}
