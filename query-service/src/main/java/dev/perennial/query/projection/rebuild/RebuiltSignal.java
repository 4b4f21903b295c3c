package dev.perennial.query.projection.rebuild;

import dev.perennial.messaging.signal.SignalHandler;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/**
 * Wakes everything that waits for a projection whose tables have changed places. Shadow tables are filled without
 * signals, so what they had ahead of the old tables would be noticed only by the next doubt.
 */
@Component
class RebuiltSignal implements SignalHandler {
    static final String CHANNEL = "perennial_rebuilt";

    private final ObjectProvider<SignalHandler> handlers;

    RebuiltSignal(ObjectProvider<SignalHandler> handlers) {
        this.handlers = handlers;
    }

    @Override
    public String channel() {
        return CHANNEL;
    }

    @Override
    public void on(String projection) {
        handlers.stream().filter(each -> each != this).forEach(SignalHandler::onDoubt);
    }

    /** The others look for themselves. */
    @Override
    public void onDoubt() {}
}
