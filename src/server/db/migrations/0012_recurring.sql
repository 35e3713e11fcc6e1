-- What comes again: when, for how much, and which of it is done already.

alter table expenses
  add column template_id uuid,
  add column occurrence_on date;
create index expenses_by_template on expenses (template_id) where template_id is not null;

alter table incomes
  add column template_id uuid,
  add column occurrence_on date;
create index incomes_by_template on incomes (template_id) where template_id is not null;

alter table expense_templates
  add column weekdays integer[] not null default '{}' check (cardinality(weekdays) <= 7),
  add column month_days integer[] not null default '{}' check (cardinality(month_days) <= 32),
  add column nth_weekday jsonb check (jsonb_typeof(nth_weekday) = 'object'),
  add column weekend_shift text not null default 'none'
    check (weekend_shift in ('none', 'before', 'after')),
  add column end_after integer check (end_after between 1 and 9999),
  add column skipped_on date[] not null default '{}' check (cardinality(skipped_on) <= 400),
  add column price_changes jsonb not null default '[]' check (
    jsonb_typeof(price_changes) = 'array' and jsonb_array_length(price_changes) <= 100
  ),
  add column contract jsonb check (jsonb_typeof(contract) = 'object'),
  add column next_on date,
  add column last_posted_on date,
  add column waiting_on date[] not null default '{}';
-- Looked at on that day, and set right then.
update expense_templates set next_on = start_on where active;
create index expense_templates_by_next_day on expense_templates (next_on) where next_on is not null;

alter table income_templates
  add column weekdays integer[] not null default '{}' check (cardinality(weekdays) <= 7),
  add column month_days integer[] not null default '{}' check (cardinality(month_days) <= 32),
  add column nth_weekday jsonb check (jsonb_typeof(nth_weekday) = 'object'),
  add column weekend_shift text not null default 'none'
    check (weekend_shift in ('none', 'before', 'after')),
  add column end_after integer check (end_after between 1 and 9999),
  add column skipped_on date[] not null default '{}' check (cardinality(skipped_on) <= 400),
  add column price_changes jsonb not null default '[]' check (
    jsonb_typeof(price_changes) = 'array' and jsonb_array_length(price_changes) <= 100
  ),
  add column contract jsonb check (jsonb_typeof(contract) = 'object'),
  add column next_on date,
  add column last_posted_on date,
  add column waiting_on date[] not null default '{}';
-- Looked at on that day, and set right then.
update income_templates set next_on = start_on where active;
create index income_templates_by_next_day on income_templates (next_on) where next_on is not null;

-- What is done of every template, each day by the rule once: whoever enters it makes the entry.
-- It outlives its template, so that one whose deletion is undone does not begin anew.
create table template_occurrences (
  scope text not null check (scope like 'u:%'),
  template_id uuid not null,
  due_on date not null,
  status text not null check (status in ('posted', 'waiting', 'skipped')),
  entry_id uuid check ((entry_id is not null) = (status = 'posted')),
  changed_at timestamptz(3) not null,
  primary key (scope, template_id, due_on)
);

-- One calendar address for each person; whoever has the token may read it.
create table calendar_feeds (
  user_id uuid primary key references identity.users on delete cascade,
  token_hash text not null unique,
  with_amounts boolean not null,
  created_at timestamptz(3) not null
);
