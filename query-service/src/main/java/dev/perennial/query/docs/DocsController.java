package dev.perennial.query.docs;

import dev.perennial.http.Scope;
import dev.perennial.http.Scoped;
import io.swagger.v3.oas.annotations.Hidden;
import java.net.URI;
import java.util.Map;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.MediaTypeFactory;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/** Serves the documentation below {@code /docs}. It is rendered when it is first asked for. */
@Hidden
@RestController
@Scoped(Scope.READ)
class DocsController {
    private static final String START = "/docs/index.html";

    /** Loaded, and so rendered, with the first request. */
    private static final class Site {
        static final Map<String, byte[]> FILES = DocsSite.build().files();
    }

    @GetMapping({"/docs", "/docs/"})
    ResponseEntity<Void> start() {
        return ResponseEntity.status(HttpStatus.FOUND)
                .location(URI.create(START))
                .build();
    }

    @GetMapping("/docs/{*path}")
    ResponseEntity<byte[]> file(@PathVariable String path) {
        byte[] file = Site.FILES.get(path.substring(1));
        if (file == null) {
            return ResponseEntity.notFound().build();
        }
        return ResponseEntity.ok()
                .contentType(MediaTypeFactory.getMediaType(path).orElse(MediaType.APPLICATION_OCTET_STREAM))
                .cacheControl(CacheControl.noCache())
                .body(file);
    }
}
