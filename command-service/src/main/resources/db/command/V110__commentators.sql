-- Who comments at all tables of which tournament, folded from the tournaments' topic.
create table commentator_of_tournament (
  tournament_id varchar(64) not null,
  player_id varchar(64) not null,
  primary key (tournament_id, player_id)
);
