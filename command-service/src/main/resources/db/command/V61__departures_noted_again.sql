-- Who is seated by a tournament while he is leaving has to leave once more: each note has a number.
alter table departure add column note_no bigserial not null;
