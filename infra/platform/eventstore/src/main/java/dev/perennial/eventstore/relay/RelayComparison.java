package dev.perennial.eventstore.relay;

/**
 * The result of checking the relay.
 *
 * @param stored events in the store up to the relay's position
 * @param relayed events it has sent on its way there
 * @param waiting events after that position
 */
public record RelayComparison(long stored, long relayed, long waiting) {

    /** How many events the relay has passed without sending them, or how many it sent that are not stored. */
    public long difference() {
        return Math.abs(stored - relayed);
    }

    public boolean isWhole() {
        return stored == relayed;
    }

    /** For the person who looks after it: what is wrong, and what to do. */
    public String inWords() {
        if (stored > relayed) {
            return "Events that are stored but were never sent to Kafka: " + difference()
                    + ". Send everything again; \"The relay\" in docs/how-to/repair.md says how.";
        }
        if (stored < relayed) {
            return "Events that were sent to Kafka but are not stored: " + difference()
                    + ". The database is older than Kafka; docs/how-to/back-up-and-restore.md"
                    + " says what to do.";
        }
        return "Events sent to Kafka: " + relayed + ", waiting: " + waiting + ", missing: 0.";
    }
}
