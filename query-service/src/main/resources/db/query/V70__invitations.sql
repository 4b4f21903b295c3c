-- Players see which invitations wait for their answer.
create index tournament_event_invited on tournament_event ((payload ->> 'player'))
  where type = 'tournament.PlayerInvited';
