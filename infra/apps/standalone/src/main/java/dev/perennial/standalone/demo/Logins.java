package dev.perennial.standalone.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The accounts of the demo. Passwords are stored only here and are worthless elsewhere; they are written before anyone
 * signs up, so that an interrupted demo can sign in again.
 *
 * @param again whether a demo was begun here before
 */
public record Logins(Map<String, String> passwords, boolean again) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int PASSWORD_BYTES = 9;

    public static Logins in(Path file) {
        try {
            return Files.exists(file) ? new Logins(read(file), true) : new Logins(made(file), false);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, String> read(Path file) throws IOException {
        var passwords = new LinkedHashMap<String, String>();
        for (String line : Files.readAllLines(file)) {
            String[] login = line.split(" ", 2);
            passwords.put(login[0], login[login.length - 1]);
        }
        return passwords;
    }

    private static Map<String, String> made(Path file) throws IOException {
        var passwords = new LinkedHashMap<String, String>();
        DemoLeague.everybody().forEach(name -> passwords.put(name, password()));
        List<String> lines = passwords.entrySet().stream()
                .map(login -> login.getKey() + " " + login.getValue())
                .toList();
        Path whole = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(whole);
        var mine = PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));
        Files.createFile(whole, mine);
        var _ = Files.write(whole, lines);
        var _ = Files.move(whole, file);
        return passwords;
    }

    private static String password() {
        byte[] bytes = new byte[PASSWORD_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Whether everybody can come back; the first demos wrote only two of them down. */
    public boolean areComplete() {
        return passwords.keySet().containsAll(DemoLeague.everybody());
    }

    public String of(String name) {
        return Objects.requireNonNull(passwords.get(name), "nobody of that name");
    }
}
