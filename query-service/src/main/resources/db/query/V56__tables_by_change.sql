-- What may be held back from spectators was changed within the longest delay: few tables, to be found at once.
create index table_summary_by_change on table_summary (changed_at);
