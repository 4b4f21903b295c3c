-- On what terms tables are played, for lists. Old rows have the terms everything was played on before.
alter table table_summary
  add column visibility text not null default 'PUBLIC',
  add column terms jsonb not null default '{"rated":false,"visibility":"PUBLIC","clock":{"type":"None"},"spectators":true,"spectatorDelaySeconds":0,"start":"WHEN_FULL","missedTurns":null,"absence":"FORFEIT"}',
  add column tournament text,
  add column bots jsonb not null default '[]',
  add column forfeits integer[] not null default '{}',
  add column deadline timestamptz,
  add column ending text;
create index table_summary_by_tournament on table_summary (tournament, opened_index desc) where tournament is not null;
