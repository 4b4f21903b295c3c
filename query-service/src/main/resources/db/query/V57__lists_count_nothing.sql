-- The version of a list says no longer how many events there are.
drop index table_summary_version;
alter table table_summary drop column last_index;
