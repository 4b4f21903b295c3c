package dev.perennial.query.picture;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The tables of a TrueType file and the glyph of each character. All numbers are big-endian. */
final class FontTables {
    private static final int UNICODE_MAP = 4;

    private final ByteBuffer file;
    private final Map<String, Integer> tables = new HashMap<>();
    private final boolean longOffsets;
    private final int advances;
    private final Map<Integer, Integer> glyphs = new HashMap<>();

    FontTables(byte[] content) {
        file = ByteBuffer.wrap(content);
        int count = file.getShort(4);
        for (int i = 0; i < count; i++) {
            int entry = 12 + 16 * i;
            String name = new String(content, entry, 4, StandardCharsets.US_ASCII);
            tables.put(name, file.getInt(entry + 8));
        }
        longOffsets = file.getShort(table("head") + 50) == 1;
        advances = unsigned(table("hhea") + 34);
        readCharacters();
    }

    private int table(String name) {
        Integer offset = tables.get(name);
        if (offset == null) {
            throw new IllegalArgumentException("the font has no table " + name);
        }
        return offset;
    }

    int unsigned(int offset) {
        return Short.toUnsignedInt(file.getShort(offset));
    }

    int signed(int offset) {
        return file.getShort(offset);
    }

    int octet(int offset) {
        return Byte.toUnsignedInt(file.get(offset));
    }

    /** The size of the square that letters are drawn in. */
    int unitsPerEm() {
        return unsigned(table("head") + 18);
    }

    /** The glyph of a character; 0, the empty box, for those the font does not have. */
    int glyph(int character) {
        return glyphs.getOrDefault(character, 0);
    }

    int advance(int glyph) {
        return unsigned(table("hmtx") + 4 * Math.min(glyph, advances - 1));
    }

    /** Where the outline of a glyph begins; the same as its end for a blank. */
    int outline(int glyph) {
        int index = table("loca");
        return table("glyf") + (longOffsets ? file.getInt(index + 4 * glyph) : 2 * unsigned(index + 2 * glyph));
    }

    private void readCharacters() {
        int map = table("cmap");
        for (int i = 0; i < unsigned(map + 2); i++) {
            int part = map + file.getInt(map + 4 + 8 * i + 4);
            if (unsigned(part) == UNICODE_MAP) {
                readSegments(part);
                return;
            }
        }
        throw new IllegalArgumentException("the font has no map of Unicode characters");
    }

    private void readSegments(int part) {
        int doubled = unsigned(part + 6);
        int ends = part + 14;
        int starts = ends + doubled + 2;
        for (int i = 0; i < doubled; i += 2) {
            int delta = unsigned(starts + doubled + i);
            int rangeAt = starts + 2 * doubled + i;
            int range = unsigned(rangeAt);
            int first = unsigned(starts + i);
            int last = Math.min(unsigned(ends + i), Character.MAX_VALUE - 1);
            for (int character = first; character <= last; character++) {
                int listed = range == 0 ? character : unsigned(rangeAt + range + 2 * (character - first));
                if (listed != 0) {
                    glyphs.put(character, (listed + delta) & 0xFFFF);
                }
            }
        }
    }
}
