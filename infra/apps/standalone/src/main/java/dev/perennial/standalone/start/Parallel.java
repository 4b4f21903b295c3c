package dev.perennial.standalone.start;

import dev.perennial.standalone.console.CannotStart;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Work done side by side: all of it is waited for, then the first failure is thrown. */
public final class Parallel {
    private Parallel() {}

    /** Begins a task without waiting for it. */
    static void thread(String name, Runnable task) {
        var _ = Thread.ofPlatform().name(name).daemon().start(task);
    }

    public static void run(List<Runnable> tasks) {
        var threads = Thread.ofPlatform().name("start-", 0).daemon().factory();
        try (ExecutorService executor = Executors.newThreadPerTaskExecutor(threads)) {
            List<Future<?>> running = new ArrayList<>();
            tasks.forEach(task -> running.add(executor.submit(task)));
            for (Future<?> task : running) {
                task.get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStart("Stopped while starting.", e);
        }
    }
}
