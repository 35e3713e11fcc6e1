-- Where money is. Rows without an account stay as they are.

create table accounts (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 80),
  kind text not null
    check (kind in ('cash', 'current', 'savings', 'card', 'loan', 'asset', 'liability')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  opening_balance bigint not null
    check (opening_balance between -10000000000000 and 10000000000000),
  opening_on date not null,
  institution text check (char_length(institution) <= 120),
  number text check (char_length(number) <= 64),
  icon text not null check (char_length(icon) <= 40),
  color text not null check (char_length(color) <= 40),
  sort integer not null check (sort between 0 and 100000),
  archived boolean not null,
  include_in_net_worth boolean not null,
  loan_id uuid check (loan_id is null or kind = 'loan'),
  credit_limit bigint check (credit_limit between 1 and 10000000000000),
  pay_from_id uuid check (pay_from_id <> id),
  closes_on_day integer check (closes_on_day between 1 and 31),
  due_on_day integer check (due_on_day between 1 and 31),
  note text check (char_length(note) <= 500),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint accounts_only_cards_are_paid_from check (kind = 'card' or (credit_limit is null
    and pay_from_id is null and closes_on_day is null and due_on_day is null))
);
create index accounts_in_order on accounts (scope, sort, id desc);

-- Money between accounts. What is here is no expense and no income, so nobody can count it as one.
create table transfers (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  from_side jsonb check ((from_side->>'amount')::bigint between 1 and 10000000000000),
  to_side jsonb check ((to_side->>'amount')::bigint between 1 and 10000000000000),
  fee jsonb check ((fee->>'amount')::bigint between 1 and 10000000000000),
  reason text not null check (reason in ('own', 'outside', 'unexplained')),
  note text check (char_length(note) <= 500),
  tags text[] not null check (cardinality(tags) <= 20),
  date date not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint transfers_have_their_sides
    check ((reason = 'own') = (from_side is not null and to_side is not null)
      and (from_side is not null or to_side is not null)),
  constraint transfers_are_of_the_day_of_a_side
    check (date = coalesce(from_side->>'date', to_side->>'date')::date)
);
create index transfers_newest_first on transfers (scope, date desc nulls first, id desc);

create table valuations (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  account_id uuid not null,
  date date not null,
  value bigint not null check (value between -10000000000000 and 10000000000000),
  note text check (char_length(note) <= 500),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index valuations_newest_first on valuations (scope, date desc nulls first, id desc);
create index valuations_by_account on valuations (account_id, date);

create table checkpoints (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  account_id uuid not null,
  date date not null,
  at text not null check (at in ('open', 'close')),
  balance bigint not null check (balance between -10000000000000 and 10000000000000),
  source text not null check (source in ('typed', 'ofx', 'camt', 'csv')),
  import_id uuid,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index checkpoints_newest_first on checkpoints (scope, date desc nulls first, id desc);
create index checkpoints_by_account on checkpoints (account_id, date);
create index checkpoints_by_import on checkpoints (import_id) where import_id is not null;

create table transfer_rejections (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  out_key text not null check (char_length(out_key) between 1 and 200),
  in_key text not null check (char_length(in_key) between 1 and 200),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index transfer_rejections_newest_first
  on transfer_rejections (scope, created_at desc nulls first, id desc);

create table left_out_lines (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  import_id uuid not null,
  account_id uuid not null,
  date date not null,
  effect bigint not null check (effect between -10000000000000 and 10000000000000),
  text text not null check (char_length(text) <= 200),
  bank_id text check (char_length(bank_id) <= 200),
  why text not null check (why in ('unticked', 'duplicate', 'deleted')),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index left_out_lines_newest_first on left_out_lines (scope, date desc nulls first, id desc);
create index left_out_lines_by_account on left_out_lines (account_id, date);
create index left_out_lines_by_import on left_out_lines (import_id);

alter table expenses
  add column account_id uuid,
  add column account_amount bigint check (account_amount between 1 and 10000000000000),
  add column bank_amount bigint check (bank_amount between 1 and 10000000000000),
  add column bank_on date,
  add column is_pending boolean not null default false;
create index expenses_by_account on expenses (account_id, date) where account_id is not null;

alter table incomes
  add column account_id uuid,
  add column account_amount bigint check (account_amount between 1 and 10000000000000),
  add column bank_amount bigint check (bank_amount between 1 and 10000000000000),
  add column bank_on date,
  add column is_pending boolean not null default false;
create index incomes_by_account on incomes (account_id, date) where account_id is not null;

call sync_track('accounts');
call sync_track('transfers');
call sync_track('valuations');
call sync_track('checkpoints');
call sync_track('transfer_rejections');
call sync_track('left_out_lines');
