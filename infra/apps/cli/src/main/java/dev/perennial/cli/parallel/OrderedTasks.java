package dev.perennial.cli.parallel;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Runs tasks on all processors and delivers their results in order. Only a few tasks run at a time: a long file needs
 * no more memory than a short one.
 */
public final class OrderedTasks<T> implements AutoCloseable {
    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();
    private static final int UNDER_WAY = 4 * PROCESSORS;

    private final ExecutorService workers = Executors.newFixedThreadPool(PROCESSORS);
    private final Queue<Future<T>> underWay = new ArrayDeque<>();
    private final Taker<T> taker;

    /** Where results go, always on the thread that adds the tasks. */
    @FunctionalInterface
    public interface Taker<T> {
        void take(T result) throws IOException;
    }

    public OrderedTasks(Taker<T> taker) {
        this.taker = taker;
    }

    public void add(Callable<T> task) throws IOException {
        if (underWay.size() == UNDER_WAY) {
            takeFirst();
        }
        underWay.add(workers.submit(task));
    }

    /** Hands on what is still to come. */
    public void finish() throws IOException {
        while (!underWay.isEmpty()) {
            takeFirst();
        }
    }

    private void takeFirst() throws IOException {
        try {
            taker.take(underWay.remove().get());
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Unfinished tasks are dropped. */
    @Override
    public void close() {
        var _ = workers.shutdownNow();
        workers.close();
    }
}
