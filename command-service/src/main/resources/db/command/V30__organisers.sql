-- Who organises which league and which tournament, folded from the tournaments' topic; to be read again at any time.
create table organiser_of_league (
  league_id varchar(64) not null,
  player_id varchar(64) not null,
  primary key (league_id, player_id)
);

create table organiser_of_tournament (
  tournament_id varchar(64) not null primary key,
  player_id varchar(64) not null,
  league_id varchar(64)
);

-- Decisions of tournaments that have reached their tables: one that comes again corrects nothing twice.
create table tournament_decision_done (
  event_id text not null primary key
);
