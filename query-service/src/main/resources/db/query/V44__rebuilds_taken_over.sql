-- When whoever does a rebuild last said so: one that is silent for long is gone, and another process does it again.
alter table rebuild_run add column seen_at timestamptz not null default now();
