-- Erased players whose studies still have to be deleted.
create table study_departure (
  player_id text primary key
);
