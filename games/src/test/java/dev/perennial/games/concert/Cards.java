package dev.perennial.games.concert;

import dev.perennial.games.concert.model.InfluenceCard;
import java.util.Arrays;
import java.util.List;

/** Cards as the vectors write them. */
public final class Cards {
    private Cards() {}

    public static InfluenceCard card(String code) {
        return InfluenceCard.ofCode(code);
    }

    static List<InfluenceCard> cards(String codes) {
        return codes.isBlank()
                ? List.of()
                : Arrays.stream(codes.trim().split(" +"))
                        .map(InfluenceCard::ofCode)
                        .toList();
    }
}
