-- The page about a player lists the tournaments he entered.
create index tournament_event_entered on tournament_event ((payload ->> 'player'))
  where type = 'tournament.PlayerRegistered';
