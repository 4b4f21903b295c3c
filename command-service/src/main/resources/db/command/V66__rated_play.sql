-- Leagues and organisers whose decisions over games count for ratings. A withdrawn approval keeps its row: a decision that
-- arrives late is judged by what was approved when it was made.
create table rated_approval (
  approval_no bigint generated always as identity primary key,
  approved text not null check (approved in ('LEAGUE', 'ORGANISER')),
  approved_id varchar(64) not null,
  approved_by varchar(64) not null,
  approved_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index rated_approval_in_force on rated_approval (approved, approved_id) where withdrawn_at is null;
create index rated_approval_by_id on rated_approval (approved, approved_id);
