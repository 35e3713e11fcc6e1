-- How much may be spent on what, in which rhythm. What was spent is not kept here: it is summed up.

create table budgets (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 80),
  category_ids uuid[] not null check (cardinality(category_ids) <= 100),
  amount bigint not null check (amount between 1 and 10000000000000),
  amount_changes jsonb not null check (
    jsonb_typeof(amount_changes) = 'array' and jsonb_array_length(amount_changes) <= 100
  ),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period text not null
    check (period in ('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly', 'custom')),
  start_on date not null check (start_on >= '1990-01-01'),
  end_on date check (end_on >= start_on),
  rollover jsonb not null check (jsonb_typeof(rollover) = 'object'),
  alerts integer[] not null check (cardinality(alerts) <= 10),
  archived boolean not null,
  -- Changed by moves only, in both budgets at once.
  moves jsonb not null check (jsonb_typeof(moves) = 'array' and jsonb_array_length(moves) <= 500),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint budgets_of_days_of_their_own_end check (period <> 'custom' or end_on is not null)
);
create index budgets_newest_first on budgets (scope, created_at desc nulls first, id desc);
call sync_track('budgets');
