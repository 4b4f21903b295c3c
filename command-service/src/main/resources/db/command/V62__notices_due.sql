-- Until when he may move, for the mail that tells him that it is his turn.
alter table notice add column due_at timestamptz;
