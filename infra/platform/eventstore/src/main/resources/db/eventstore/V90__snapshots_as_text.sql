-- A snapshot is read whole and never searched. As text it is stored and read as it is.
alter table snapshot_event_entry alter column payload type json using payload::json;
-- The fast method is not part of every build of PostgreSQL; without it the usual one stays.
do $$ begin
  alter table snapshot_event_entry alter column payload set compression lz4;
exception when feature_not_supported then null;
end $$;
