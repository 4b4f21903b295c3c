package dev.perennial.command.community;

import dev.perennial.command.account.AccountTexts;
import dev.perennial.domain.PlayerId;
import dev.perennial.domain.table.TableId;
import dev.perennial.http.OwnerOnly;
import dev.perennial.http.ProblemException;
import dev.perennial.http.RequestFields;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Blocking and reporting other players. */
@RestController
@OwnerOnly
@RequestMapping("/api/v1")
class CommunityController {
    private static final int LONGEST_REMARK = 1_000;

    private final Blocks blocks;
    private final Reports reports;

    CommunityController(Blocks blocks, Reports reports) {
        this.blocks = blocks;
        this.reports = reports;
    }

    record BlockList(List<Blocks.Blocked> blocks) {}

    @GetMapping("/auth/blocks")
    BlockList blocks(PlayerId player) {
        return new BlockList(blocks.of(player));
    }

    @PutMapping("/players/{other}/block")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void block(PlayerId player, @PathVariable String other) {
        blocks.block(player, RequestFields.player(other));
    }

    @DeleteMapping("/players/{other}/block")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void unblock(PlayerId player, @PathVariable String other) {
        blocks.unblock(player, RequestFields.player(other));
    }

    record Reporting(
            @Nullable Reason reason,
            @Nullable String remark,
            @Nullable String table) {}

    record Reported(long report) {}

    @PostMapping("/players/{other}/reports")
    @ResponseStatus(HttpStatus.CREATED)
    Reported report(PlayerId player, @PathVariable String other, @RequestBody Reporting body) {
        PlayerId reported = RequestFields.player(other);
        if (body.reason() == null) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "MALFORMED", "The field reason is missing.");
        }
        String remark = body.remark() == null ? null : AccountTexts.remark(body.remark(), LONGEST_REMARK);
        return new Reported(
                reports.add(player, reported, new Reports.Told(body.reason(), remark, table(body.table()))));
    }

    private static @Nullable String table(@Nullable String text) {
        try {
            return text == null ? null : new TableId(text).code();
        } catch (IllegalArgumentException e) {
            throw new ProblemException(HttpStatus.BAD_REQUEST, "BAD_TABLE", "There is no such table.");
        }
    }
}
