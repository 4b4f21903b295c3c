-- What is left of a display name when letters that look alike are one letter. Nobody gets a name that looks like
-- another account's; accounts that already do keep theirs, so these are not unique. Filled in at the next start.
alter table account
  add column name_skeleton text,
  add column name_skeleton_folded text,
  add column name_skeleton_version int;
create index account_name_skeleton on account (name_skeleton);
create index account_name_skeleton_folded on account (name_skeleton_folded);
create index account_name_skeleton_old on account (name_skeleton_version, player_id) where display_name is not null;
