package dev.perennial.query.picture;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.perennial.http.ProblemException;
import dev.perennial.http.limit.ClientNetwork;
import dev.perennial.http.limit.TokenBuckets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Draws pictures, one at a time and so on one core at most, and keeps the latest. */
@Component
public class Pictures {
    private static final long MOST_BYTES = 24L << 20;
    private static final Duration UNUSED = Duration.ofMinutes(30);
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    /** New pictures that one address may ask for in a minute. */
    private static final int PER_MINUTE = 60;

    private final List<BoardPicture> boards;
    private final Semaphore drawing = new Semaphore(1, true);
    private final TokenBuckets askers = new TokenBuckets(PER_MINUTE, Duration.ofMinutes(1), InstantSource.system());
    private final Cache<TablePicture, byte[]> drawn = Caffeine.newBuilder()
            .maximumWeight(MOST_BYTES)
            .weigher((TablePicture _, byte[] bytes) -> bytes.length)
            .expireAfterAccess(UNUSED)
            .build();

    Pictures(List<BoardPicture> boards) {
        this.boards = boards;
    }

    /**
     * The picture as a PNG file.
     *
     * @param address of the client; null for one that is not counted
     */
    public byte[] png(TablePicture picture, @Nullable String address) throws InterruptedException {
        byte[] known = drawn.getIfPresent(picture);
        if (known != null) {
            return known;
        }
        if (address != null && askers.take(ClientNetwork.of(address), 1) > 0) {
            throw ProblemException.tooMany(Duration.ofSeconds(1));
        }
        if (!drawing.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
            throw ProblemException.unavailable(PATIENCE);
        }
        try {
            return drawn.get(picture, missing -> missing.png(boards));
        } finally {
            drawing.release();
        }
    }
}
