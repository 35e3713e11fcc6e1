-- The personal books: incomes, templates, imports, and what an expense can be besides plain.

create function lines_total(lines jsonb) returns numeric
  language sql immutable strict parallel safe as $$
  select sum((line->>'amount')::numeric) from jsonb_array_elements(lines) line
$$;

alter table expenses
  add column rate jsonb check (jsonb_typeof(rate) = 'object' and rate->>'to' <> currency),
  add column import_id uuid,
  add column bank_id text check (char_length(bank_id) <= 200),
  add column lines jsonb
    check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 2 and 20),
  add column refund_of uuid check (refund_of <> id),
  add column expected_back jsonb check (
    jsonb_typeof(expected_back) = 'object'
    and (expected_back->>'amount')::bigint between 1 and amount
  ),
  add column installment jsonb check (
    jsonb_typeof(installment) = 'object'
    and (installment->>'of')::integer between 2 and 120
    and (installment->>'n')::integer between 1 and (installment->>'of')::integer
  ),
  add constraint expenses_lines_add_up check (lines_total(lines) = amount),
  add constraint expenses_refund_is_only_that
    check (refund_of is null or (expected_back is null and installment is null));

-- Most rows have none of these, so each index holds only the few that do.
create index expenses_by_import on expenses (import_id) where import_id is not null;
create index expenses_by_bank_id on expenses (scope, bank_id) where bank_id is not null;
create index expenses_by_refund on expenses (refund_of) where refund_of is not null;
create index expenses_by_settlement on expenses ((expected_back->>'settledBy'))
  where expected_back is not null;
create index expenses_with_lines on expenses using gin (lines jsonb_path_ops)
  where lines is not null;

create table incomes (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null check (char_length(description) between 1 and 200),
  source text check (char_length(source) <= 120),
  category_id uuid,
  date date not null,
  notes text check (char_length(notes) <= 2000),
  tags text[] not null check (cardinality(tags) <= 20),
  rate jsonb check (jsonb_typeof(rate) = 'object' and rate->>'to' <> currency),
  import_id uuid,
  bank_id text check (char_length(bank_id) <= 200),
  settles uuid,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index incomes_newest_first on incomes (scope, date desc nulls first, id desc);
create index incomes_by_category on incomes (category_id) where category_id is not null;
create index incomes_by_import on incomes (import_id) where import_id is not null;
create index incomes_by_bank_id on incomes (scope, bank_id) where bank_id is not null;
create index incomes_by_settled on incomes (settles) where settles is not null;

create table income_templates (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null check (char_length(description) between 1 and 200),
  source text check (char_length(source) <= 120),
  category_id uuid,
  notes text check (char_length(notes) <= 2000),
  tags text[] not null check (cardinality(tags) <= 20),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'yearly')),
  interval integer not null check (interval between 1 and 999),
  start_on date not null,
  end_on date check (end_on >= start_on),
  auto_post boolean not null,
  active boolean not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index income_templates_newest_first on income_templates
  (scope, created_at desc nulls first, id desc);
create index income_templates_by_category on income_templates (category_id)
  where category_id is not null;

create table expense_templates (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null check (char_length(description) between 1 and 200),
  merchant text check (char_length(merchant) <= 120),
  category_id uuid,
  payment_method text not null
    check (payment_method in ('cash', 'card', 'bank', 'mobile', 'other')),
  notes text check (char_length(notes) <= 2000),
  tags text[] not null check (cardinality(tags) <= 20),
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'yearly')),
  interval integer not null check (interval between 1 and 999),
  start_on date not null,
  end_on date check (end_on >= start_on),
  auto_post boolean not null,
  active boolean not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index expense_templates_newest_first on expense_templates
  (scope, created_at desc nulls first, id desc);
create index expense_templates_by_category on expense_templates (category_id)
  where category_id is not null;

create table category_styles (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  category_id uuid not null,
  hidden boolean not null,
  name text check (char_length(name) between 1 and 60),
  icon text check (char_length(icon) <= 40),
  color text check (char_length(color) <= 40),
  sort integer check (sort between 0 and 1000000),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create unique index category_styles_one_per_category_id on category_styles (scope, category_id);

create table category_rules (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  type text not null check (type in ('expense', 'income')),
  contains text not null check (char_length(contains) between 1 and 120),
  category_id uuid not null,
  active boolean not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index category_rules_in_scope on category_rules (scope);
create index category_rules_by_category on category_rules (category_id);

create table imports (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  file_name text not null check (char_length(file_name) between 1 and 200),
  format text not null check (format in ('csv', 'ofx', 'qif', 'camt')),
  account text check (char_length(account) <= 120),
  added_expenses integer not null check (added_expenses between 0 and 1000000),
  added_incomes integer not null check (added_incomes between 0 and 1000000),
  skipped integer not null check (skipped between 0 and 1000000),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index imports_newest_first on imports (scope, created_at desc nulls first, id desc);

create table import_mappings (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  fingerprint text not null check (char_length(fingerprint) between 1 and 64),
  name text not null check (char_length(name) between 1 and 120),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  import_id uuid,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create unique index import_mappings_one_per_fingerprint on import_mappings (scope, fingerprint);
create index import_mappings_by_import on import_mappings (import_id) where import_id is not null;

call sync_track('incomes');
call sync_track('income_templates');
call sync_track('expense_templates');
call sync_track('category_styles');
call sync_track('category_rules');
call sync_track('imports');
call sync_track('import_mappings');
