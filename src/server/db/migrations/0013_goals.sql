-- What people save for, and the money that went in and out.

create table goals (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 80),
  target_amount bigint not null check (target_amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  target_on date,
  icon text not null check (char_length(icon) <= 40),
  color text not null check (char_length(color) <= 40),
  priority integer not null check (priority between 0 and 1000),
  status text not null check (status in ('active', 'reached', 'archived')),
  total_saved bigint not null check (total_saved between 0 and 10000000000000),
  last_contribution_at timestamptz(3),
  milestone integer not null check (milestone in (0, 25, 50, 75, 100)),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint goals_status_says_what_is_saved
    check (status = 'archived' or (status = 'reached') = (total_saved >= target_amount))
);
create index goals_newest_first on goals (scope, created_at desc nulls first, id desc);

create table contributions (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  goal_id uuid not null,
  kind text not null check (kind in ('contribution', 'withdrawal')),
  amount bigint not null check (amount between 1 and 10000000000000),
  date date not null,
  note text check (char_length(note) <= 500),
  created_at timestamptz(3) not null,
  "by" uuid not null
);
create index contributions_newest_first
  on contributions (scope, goal_id, date desc nulls first, id desc);

-- What the last recount of every goal found, for whoever looks at the figures.
create table goal_recounts (
  only_one boolean primary key default true check (only_one),
  counted_at timestamptz(3) not null,
  goals integer not null,
  drifted integer not null
);

call sync_track('goals');
call sync_track('contributions');
