package dev.perennial.query.web;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * The version of the web app's files: a digest of their content. It is part of their addresses, so browsers may keep
 * them for good and still never show an old one.
 */
final class AssetVersion {
    private static final int SHOWN_BYTES = 6;

    private AssetVersion() {}

    static String ofClassPath() throws IOException {
        Resource[] files = new PathMatchingResourcePatternResolver().getResources("classpath*:/static/**/*.*");
        return of(Arrays.stream(files).filter(Resource::isReadable).toList());
    }

    static String of(List<Resource> files) throws IOException {
        MessageDigest digest = sha256();
        for (Resource file :
                files.stream().sorted(Comparator.comparing(AssetVersion::name)).toList()) {
            digest.update(name(file).getBytes(StandardCharsets.UTF_8));
            try (InputStream content = file.getInputStream()) {
                digest.update(content.readAllBytes());
            }
        }
        return HexFormat.of().formatHex(digest.digest(), 0, SHOWN_BYTES);
    }

    /** The path below the folder of the files, wherever that folder is. */
    private static String name(Resource file) {
        String description = file.getDescription();
        int folder = description.lastIndexOf("static/");
        return folder < 0 ? description : description.substring(folder);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
