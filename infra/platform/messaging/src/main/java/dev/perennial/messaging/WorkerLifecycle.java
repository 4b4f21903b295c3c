package dev.perennial.messaging;

import org.springframework.context.SmartLifecycle;

/** A component whose worker runs as long as the application does. */
public abstract class WorkerLifecycle implements SmartLifecycle {
    protected abstract Worker worker();

    @Override
    public void start() {
        worker().start();
    }

    @Override
    public void stop() {
        worker().stop();
    }

    @Override
    public boolean isRunning() {
        return worker().isRunning();
    }
}
