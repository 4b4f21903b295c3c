package dev.perennial.domain.tournament.decide;

import dev.perennial.domain.tournament.Entry;
import dev.perennial.domain.tournament.Entry.Presence;
import dev.perennial.domain.tournament.TournamentEvent.PlayerAdmitted;
import dev.perennial.domain.tournament.TournamentState;
import java.util.List;

/** Players who wait for a free place in a full tournament, first come, first served. */
public final class WaitingList {
    private WaitingList() {}

    /** Gives free places to those who have waited longest, until the tournament starts. */
    static void admit(TournamentDraft draft) {
        if (draft.state().started()) {
            return;
        }
        for (Entry entry : of(draft.state())) {
            if (!draft.state().full()) {
                draft.add(new PlayerAdmitted(draft.id(), entry.player()));
            }
        }
    }

    public static List<Entry> of(TournamentState state) {
        return state.entries().values().stream()
                .filter(entry -> entry.presence() == Presence.WAITING)
                .toList();
    }
}
