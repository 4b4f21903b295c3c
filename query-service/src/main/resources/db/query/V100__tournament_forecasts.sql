-- Forecasts take seconds to compute, so they are kept. Only a cache: each follows from the events up to its sequence
-- (and the league's, where one counts), and a missing one is computed again to the same text. A crash may empty it.
create unlogged table tournament_forecast (
  tournament_id text not null,
  round int not null,              -- after which it was made; -1 for the latest
  sequence bigint not null,        -- of the last event that counts
  league_sequence bigint not null, -- of the last event of the league; -1 without one
  model int not null,              -- how it was computed
  forecast text not null,
  primary key (tournament_id, round)
);
-- Which node is at work on a tournament; it must say so again before the time is up.
create unlogged table tournament_forecast_lease (
  tournament_id text not null primary key,
  node text not null,
  until timestamptz not null
);
