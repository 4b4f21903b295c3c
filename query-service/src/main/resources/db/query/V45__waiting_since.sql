-- Since when an aggregate waits for the event after its last one: a gap that lasts is as bad as an event that failed.
alter table progress add column waiting_since timestamptz;
update progress set waiting_since = now() where waiting;
