-- Figures of finished games. A rebuild empties it, and the workers compute the same figures again.
create table game_analysis (
  table_id text primary key,
  finished_at timestamptz not null,
  format text,                     -- of the figures; those of an older format are computed again
  figures text,                    -- JSON, byte for byte as it was computed; null until then
  luck integer[]                   -- by seat, of the figures; null where a game has none
);
create index game_analysis_missing on game_analysis (finished_at desc) where figures is null;

-- What people asked for, and which node is at work on what. No projection: it outlives a rebuild.
create table analysis_request (
  table_id text primary key,
  requested_at timestamptz not null,
  node text,                       -- that computes it now
  beat timestamptz,                -- when that node was last heard of
  part integer not null default 0, -- how far it has come
  parts integer not null default 0,
  failed boolean not null default false
);
