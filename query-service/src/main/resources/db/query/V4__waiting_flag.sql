-- Says whether anything in waiting_event belongs to the line, so that nearly all batches need not look there.
alter table progress add column waiting boolean not null default false;
update progress p set waiting = exists (
  select 1 from waiting_event w where w.projection = p.projection and w.aggregate_id = p.aggregate_id);
