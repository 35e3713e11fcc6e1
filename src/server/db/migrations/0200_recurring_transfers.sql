-- What moves between two accounts again and again, and what it has made.
create table transfer_templates (
  id uuid unique not null,
  scope text not null check (scope like 'u:%'),
  description text not null check (char_length(description) between 1 and 200),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  to_amount bigint check (to_amount between 1 and 10000000000000),
  note text check (char_length(note) <= 500),
  tags text[] not null check (cardinality(tags) <= 20),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'yearly')),
  interval integer not null check (interval between 1 and 999),
  weekdays integer[] not null check (cardinality(weekdays) <= 7),
  month_days integer[] not null check (cardinality(month_days) <= 32),
  nth_weekday jsonb check (jsonb_typeof(nth_weekday) = 'object'),
  weekend_shift text not null check (weekend_shift in ('none', 'before', 'after')),
  start_on date not null,
  end_on date check (end_on >= start_on),
  end_after integer check (end_after between 1 and 9999),
  skipped_on date[] not null check (cardinality(skipped_on) <= 400),
  price_changes jsonb not null check (
    jsonb_typeof(price_changes) = 'array' and jsonb_array_length(price_changes) <= 100
  ),
  contract jsonb check (jsonb_typeof(contract) = 'object'),
  auto_post boolean not null,
  active boolean not null,
  next_on date,
  last_posted_on date,
  waiting_on date[] not null default '{}',
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  primary key (scope, id)
);
create index transfer_templates_newest_first on transfer_templates
  (scope, created_at desc nulls first, id desc);
create index transfer_templates_by_next_day on transfer_templates (next_on)
  where next_on is not null;
create index transfer_templates_by_from on transfer_templates (from_id);
create index transfer_templates_by_to on transfer_templates (to_id);

alter table transfers
  add column template_id uuid,
  add column occurrence_on date;
create index transfers_by_template on transfers (template_id) where template_id is not null;
