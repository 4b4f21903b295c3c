package dev.perennial.games;

import java.util.Map;

/** Why a move was refused: a code, and parameters for the translated sentence. Reveals nothing hidden. */
public record Refusal(RefusalCode code, Map<String, Object> params) {
    public Refusal {
        params = Map.copyOf(params);
    }
}
