package dev.perennial.eventstore.append;

/**
 * Which open transactions can still store an event. A snapshot names those of the whole server; one of another database
 * cannot touch this one, however long it stays open. It is passed over only if the server says for certain where it
 * belongs: its lock on its own number names the process, and the process has one database all its life. A prepared
 * transaction has no process, and counts wherever it is.
 */
public final class OpenTransactions {
    private static final String IS_ELSEWHERE = """
            exists (
              select 1 from pg_locks l cross join lateral pg_stat_get_activity(l.pid) a
              where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted
                and l.transactionid = x::xid and a.pid = l.pid
                and a.datid <> (select d.oid from pg_database d where d.datname = current_database()))""";

    /** The first number that an open transaction of this database may have: everything before it is final. */
    public static final String FIRST = "(select coalesce(min(x), pg_snapshot_xmax(pg_current_snapshot()))"
            + " from pg_snapshot_xip(pg_current_snapshot()) x where not " + IS_ELSEWHERE + ")";

    /**
     * Whether all transactions before this one are over, as far as they can store events here. Numbers from the
     * snapshot's end on were given out, since this one is larger, and none of them is over.
     */
    static final String NONE_BEFORE_THIS = """
            case when pg_snapshot_xmin(pg_current_snapshot()) = pg_current_xact_id() then true else not exists (
              select 1 from (
                select x from pg_snapshot_xip(pg_current_snapshot()) x where x < pg_current_xact_id()
                union all
                select n::text::xid8 from generate_series(
                  pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
                  pg_current_xact_id()::text::bigint - 1) n) open (x)
              where not %s) end""".formatted(IS_ELSEWHERE);

    private OpenTransactions() {}
}
