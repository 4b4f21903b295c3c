-- None where the seat was given up: whoever plays on for it makes points, but not the player's own.
alter table played_seat alter column points drop not null;
