package dev.perennial.games.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChanceVectorsTest {
    private static final ServerSeed SERVER_A = ServerSeed.ofHex("0".repeat(63) + "1");
    private static final GameSeed SEED_A = SERVER_A.gameSeed(List.of("alice-1", "bob-2", "carol-3"), "7");

    @Test
    void commitmentIsTheHashOfTheServerSeed() {
        assertThat(SERVER_A.commitment()).isEqualTo("ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5");
        assertThat(serverSeedB().commitment())
                .isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
    }

    @Test
    void gameSeedJoinsClientSeedsAndTableId() {
        assertThat(SEED_A.hex()).isEqualTo("567050dc3e3d94e8081f69f57fad32de6b22ad6f374bf01035b7eb3c08b26c54");
        assertThat(seedB().hex()).isEqualTo("62a36b7e881a03ec5e9d3ec139784f8779fdd30b8f7f3e34be49534cdb828c60");
    }

    @Test
    void firstWordsOfTheStream() {
        var words = new WordStream(SEED_A, 0);
        assertThat(LongStream.generate(words::next).limit(8))
                .containsExactly(
                        4052970062L,
                        260918787L,
                        3700116308L,
                        1097545878L,
                        462689844L,
                        94719550L,
                        3601178821L,
                        1093816401L);
    }

    @Test
    void belowRejectsTheIncompleteRange() {
        var chance = Chance.of(SEED_A);
        assertThat(LongStream.generate(() -> chance.below(3221225472L)).limit(6))
                .containsExactly(260918787L, 1097545878L, 462689844L, 94719550L, 1093816401L, 68651065L);
    }

    @Test
    void shufflesAndDrawsGoOnInOneStream() {
        var chance = Chance.of(SEED_A);
        assertThat(chance.shuffle(upTo(10))).containsExactly(6, 8, 7, 1, 5, 0, 9, 4, 3, 2);
        assertThat(IntStream.generate(() -> chance.below(13)).limit(5)).containsExactly(6, 11, 1, 0, 0);
        assertThat(chance.shuffle(upTo(6))).containsExactly(0, 4, 1, 5, 2, 3);
        assertThat(Chance.of(seedB()).shuffle(upTo(10))).containsExactly(7, 4, 0, 5, 9, 6, 2, 1, 8, 3);
    }

    @ParameterizedTest
    @CsvSource({
        "52, a7e45164a6c5d87b7724fa63f330f07fcb228b1c44509ff9f78ff2a3b90a3020",
        "78, 8f3aff35ec4dc4509d1271bec4239b962c076a2a9493d9850fbe85779b4abcca",
        "80, 5ac24a8608b02a7bb22b2c5193a3877ed44a21a3a7c454fad2f7701571199e84"
    })
    void fullDecks(int size, String sha256) throws Exception {
        var shuffled = Chance.of(SEED_A).shuffle(upTo(size));
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = shuffled.get(i).byteValue();
        }
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)))
                .isEqualTo(sha256);
    }

    @Test
    void aStreamCanBeTakenUpAgainAtAnyPosition() {
        var whole = new WordStream(SEED_A, 0);
        for (int position = 0; position < 40; position++) {
            assertThat(new WordStream(SEED_A, position).next()).isEqualTo(whole.next());
            assertThat(whole.position()).isEqualTo(position + 1);
        }
    }

    @Test
    void refusesImpossibleDraws() {
        var chance = Chance.of(SEED_A);
        assertThatThrownBy(() -> chance.below(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Chance.of(SEED_A, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ServerSeed.ofHex("00")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void seedsDoNotPrintThemselves() {
        assertThat(SERVER_A).hasToString("ServerSeed");
        assertThat(SEED_A).hasToString("GameSeed");
    }

    private static List<Integer> upTo(int n) {
        return IntStream.range(0, n).boxed().toList();
    }

    private static ServerSeed serverSeedB() {
        byte[] bytes = new byte[32];
        for (int i = 0; i < 32; i++) {
            bytes[i] = (byte) i;
        }
        return ServerSeed.of(bytes);
    }

    private static GameSeed seedB() {
        return serverSeedB().gameSeed(List.of("", ""), "t-1");
    }
}
