-- A move changes the row of its table. With room on the page, and without an index that holds each row's last change,
-- the new version stays on its page and no index is touched. An index by ranges of pages does not hinder that.
drop index table_summary_by_change;
create index table_summary_by_change on table_summary using brin (changed_at)
  with (pages_per_range = 8, autosummarize = on);
alter table table_summary set (fillfactor = 70);
alter table progress set (fillfactor = 70);
alter table consumed_offset set (fillfactor = 50);
