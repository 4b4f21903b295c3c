-- Members who let the organisers of a league enter them in its tournaments; written with the league's events.
create table league_entry_consent (
  league_id varchar(64) not null,
  player_id varchar(64) not null,
  primary key (league_id, player_id)
);

-- Invitations without an answer; written with the tournament's events.
create table open_invitation (
  tournament_id varchar(64) not null,
  player_id varchar(64) not null,
  primary key (tournament_id, player_id)
);
create index open_invitation_by_player on open_invitation (player_id);

-- Who has blocked whom, as the topic says; to be read from it again at any time.
create table player_block (
  player_id varchar(64) not null,
  blocked_id varchar(64) not null,
  primary key (player_id, blocked_id)
);
