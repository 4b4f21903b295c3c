-- Every event of every study as it was stored; pages and streams are folded from here. Of a
-- deleted study only its deletion stays.
create table study_event (
  study_id text not null,
  sequence bigint not null,
  type text not null,
  version text not null,
  time timestamptz not null,
  payload jsonb not null,
  primary key (study_id, sequence)
);

-- One row per study for lists.
create table study (
  study_id text primary key,
  title text not null,
  visibility text not null,
  owner text not null,
  editors text[] not null,         -- without the owner
  invited text[] not null,
  games text[] not null,           -- of its chapters, in their order
  sequence bigint not null,
  changed_at timestamptz not null  -- of its content: presenting changes nothing
);
create index study_public on study (changed_at desc, study_id) where visibility = 'PUBLIC';
create index study_by_owner on study (owner, changed_at desc);
create index study_by_editors on study using gin (editors);
create index study_by_invited on study using gin (invited);
