package dev.perennial.query.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tables or tournaments of this process, folded. Each event is folded once: by the projection where it runs in this
 * process, by the first reader where another process stored the event.
 */
public final class SharedFold<K, T extends Step> {
    /** Longer than a signal needs to reach the feeds of this process. */
    private static final Duration HANDED_OVER = Duration.ofSeconds(10);

    private static final int RECENT = 64;

    /** Reads stored events and folds them. */
    public interface Log<K, T extends Step> {

        /** The steps after the known one, or from the beginning, whose numbers are below the given one. */
        List<T> steps(K id, @Nullable T known, long before);

        /** A step before the given number from which to go on, if one was put aside. */
        default @Nullable T nearest(K id, long before) {
            return null;
        }
    }

    private final Log<K, T> log;
    /** Of the projection alone: ahead of the others by the running transaction, which may yet be rolled back. */
    private final Cache<K, T> ahead;

    private final Cache<K, T> latest;
    /** The latest steps of what has just changed, in order and without gap. */
    private final Cache<K, List<T>> recent;

    public SharedFold(Log<K, T> log, long kept) {
        this.log = log;
        ahead = evictingAtOnce(kept).build();
        latest = evictingAtOnce(kept).build();
        recent = evictingAtOnce(kept).expireAfterWrite(HANDED_OVER).build();
    }

    /** On a full machine the common pool comes late, and everything beyond the limit would stay until then. */
    private static Caffeine<Object, Object> evictingAtOnce(long kept) {
        return Caffeine.newBuilder().maximumSize(kept).executor(Runnable::run);
    }

    /**
     * The latest step, and what had to be read to know it.
     *
     * @param news what was read: those since the known step; all, or those since one that was put aside, if none was
     */
    public record Read<T extends Step>(T latest, List<T> news) {}

    /** As it is now. */
    public Optional<Read<T>> read(K id) {
        T known = latest.getIfPresent(id);
        var news = known == null ? sinceNearest(id, Long.MAX_VALUE) : log.steps(id, known, Long.MAX_VALUE);
        share(id, news);
        T now = news.isEmpty() ? known : news.getLast();
        return Optional.ofNullable(now).map(step -> new Read<>(step, news));
    }

    /** Where a feed reads its steps. */
    public StepSource<T> source(K id) {
        return new StepSource<>() {
            @Override
            public List<T> after(@Nullable T known) {
                var steps = new ArrayList<>(shared(id, sequence(known)));
                T last = steps.isEmpty() ? known : steps.getLast();
                var news = last == null ? sinceNearest(id, Long.MAX_VALUE) : log.steps(id, last, Long.MAX_VALUE);
                share(id, news);
                steps.addAll(news);
                return steps;
            }

            @Override
            public List<T> folded(@Nullable T known) {
                return shared(id, sequence(known));
            }

            @Override
            public List<T> between(long after, long before) {
                return log.steps(id, null, before).stream()
                        .filter(step -> step.sequence() > after)
                        .toList();
            }
        };
    }

    /**
     * The step right before the given number, if it is in memory. Any other is left from a transaction that failed, and
     * does not fit.
     */
    public @Nullable T known(K id, long sequence) {
        for (var cache : List.of(ahead, latest)) {
            T known = cache.getIfPresent(id);
            if (known != null && known.sequence() == sequence - 1) {
                return known;
            }
        }
        return null;
    }

    /** The step right before the given number, read if need be. */
    public @Nullable T before(K id, long sequence) {
        T known = known(id, sequence);
        if (known != null) {
            return known;
        }
        var all = sequence == 0 ? List.<T>of() : sinceNearest(id, sequence);
        return all.isEmpty() ? null : all.getLast();
    }

    /** The step that was put aside and those after it, or all. */
    private List<T> sinceNearest(K id, long before) {
        T nearest = log.nearest(id, before);
        if (nearest == null) {
            return log.steps(id, null, before);
        }
        var steps = new ArrayList<T>();
        steps.add(nearest);
        steps.addAll(log.steps(id, nearest, before));
        return steps;
    }

    /**
     * Remembers for the projection the step the running transaction computed; it is invisible to others until it is
     * shared.
     */
    public void keepAhead(K id, T step) {
        ahead.put(id, step);
    }

    /** Hands over steps whose events have been stored for good. */
    public void share(K id, List<T> steps) {
        if (steps.isEmpty()) {
            return;
        }
        latest.asMap().merge(id, steps.getLast(), (before, now) -> now.sequence() > before.sequence() ? now : before);
        recent.asMap().merge(id, lastOf(steps), SharedFold::joined);
    }

    private static <T extends Step> List<T> joined(List<T> before, List<T> news) {
        long last = before.getLast().sequence();
        if (news.getLast().sequence() <= last) {
            return before;
        }
        if (news.getFirst().sequence() > last + 1) {
            return news;
        }
        var all = new ArrayList<>(before);
        news.stream().filter(step -> step.sequence() > last).forEach(all::add);
        return lastOf(all);
    }

    private static <T extends Step> List<T> lastOf(List<T> steps) {
        return List.copyOf(steps.subList(Math.max(0, steps.size() - RECENT), steps.size()));
    }

    /** Nothing if there is a gap before what is remembered. */
    private List<T> shared(K id, long after) {
        var remembered = Objects.requireNonNullElse(recent.getIfPresent(id), List.<T>of()).stream()
                .filter(step -> step.sequence() > after)
                .toList();
        return !remembered.isEmpty() && remembered.getFirst().sequence() == after + 1 ? remembered : List.of();
    }

    private static long sequence(@Nullable Step step) {
        return step == null ? -1 : step.sequence();
    }
}
