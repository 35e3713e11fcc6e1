-- Loans: their terms, the schedule that follows, what is paid, and what they were before.

create table loans (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 80),
  lender text check (char_length(lender) <= 120),
  kind text not null check (kind in ('annuity', 'equal-principal', 'interest-only', 'balloon',
    'bullet', 'interest-free')),
  principal bigint not null check (principal between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  annual_rate_bps double precision not null check (annual_rate_bps between 0 and 100000),
  rate_changes jsonb not null check (
    jsonb_typeof(rate_changes) = 'array' and jsonb_array_length(rate_changes) <= 200
  ),
  frequency text not null check (frequency in ('weekly', 'biweekly', 'semimonthly', 'monthly',
    'quarterly', 'yearly')),
  term_periods integer check (term_periods between 1 and 3000),
  payment bigint check (payment between 1 and 10000000000000),
  start_on date not null,
  first_payment_on date not null check (first_payment_on >= start_on),
  interest_only_periods integer not null check (interest_only_periods between 0 and 3000),
  balloon bigint not null check (balloon between 0 and principal),
  day_count text not null check (day_count in ('30/360', 'act/365', 'act/360', 'act/act')),
  compounding text not null check (compounding in ('periodic', 'monthly', 'quarterly',
    'semiannual', 'annual')),
  payment_rounding text not null check (payment_rounding in ('half-up', 'half-even', 'half-down',
    'up', 'down')),
  interest_rounding text not null check (interest_rounding in ('half-up', 'half-even',
    'half-down', 'up', 'down')),
  balance_kept text not null check (balance_kept in ('round-each', 'carry')),
  first_period text not null check (first_period in ('by-days', 'even')),
  fees jsonb not null check (jsonb_typeof(fees) = 'array' and jsonb_array_length(fees) <= 20),
  status text not null check (status in ('active', 'paid', 'archived')),
  posting text not null check (posting in ('by-hand', 'payment', 'expense')),
  category_id uuid,
  remind_days integer check (remind_days between 0 and 60),
  track_from date,
  next_due_on date,
  next_due_amount bigint check (next_due_amount >= 0),
  ends_on date not null,
  balance bigint not null check (balance >= 0),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint loans_have_an_end check (term_periods is not null or payment is not null)
);
create index loans_newest_first on loans (scope, created_at desc nulls first, id desc);
create index loans_by_category on loans (category_id) where category_id is not null;
create index loans_by_next_day on loans (next_due_on) where status = 'active';

-- Read by its path only: a device works out the same rows itself, so no change of it is recorded.
create table amortization (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  loan_id uuid not null,
  period integer not null check (period >= 1),
  date date not null,
  payment bigint not null check (payment >= 0),
  principal bigint not null check (principal >= 0),
  interest bigint not null check (interest >= 0),
  extra bigint not null check (extra >= 0),
  fees bigint not null check (fees >= 0),
  balance bigint not null check (balance >= 0),
  created_at timestamptz(3) not null,
  unique (loan_id, period)
);
create index amortization_in_order on amortization (scope, loan_id, date, id desc);

create table payments (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  loan_id uuid not null,
  date date not null,
  amount bigint not null check (amount between 1 and 10000000000000),
  type text not null check (type in ('regular', 'extra-principal')),
  effect text check (effect in ('shorter', 'lower')),
  note text check (char_length(note) <= 500),
  due_on date,
  principal_part bigint not null check (principal_part >= 0),
  interest_part bigint not null check (interest_part >= 0),
  fees_part bigint not null check (fees_part >= 0),
  expense_id uuid,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint payments_are_all_of_their_parts
    check (principal_part + interest_part + fees_part = amount),
  constraint payments_on_top_say_their_effect
    check ((type = 'extra-principal') = (effect is not null)
      and (type = 'regular') = (due_on is not null))
);
create index payments_newest_first on payments (scope, loan_id, date desc nulls first, id desc);
create index payments_by_expense on payments (expense_id) where expense_id is not null;

create table loan_versions (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  loan_id uuid not null,
  why text not null check (why in ('terms', 'extra', 'removed')),
  terms jsonb not null check (jsonb_typeof(terms) = 'object'),
  totals jsonb not null check (jsonb_typeof(totals) = 'object'),
  created_at timestamptz(3) not null
);
create index loan_versions_newest_first
  on loan_versions (scope, loan_id, created_at desc nulls first, id desc);

create table loan_version_rows (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  loan_id uuid not null,
  version_id uuid not null,
  period integer not null,
  date date not null,
  payment bigint not null,
  principal bigint not null,
  interest bigint not null,
  extra bigint not null,
  fees bigint not null,
  balance bigint not null,
  created_at timestamptz(3) not null
);
create index loan_version_rows_in_order on loan_version_rows (scope, loan_id, date, id desc);
create index loan_version_rows_by_version on loan_version_rows (version_id);

-- Every instalment that is dealt with, by its day: whoever enters it first makes the payment.
-- It outlives its loan, so that one whose deletion is undone does not begin anew.
create table loan_instalments (
  scope text not null check (scope like 'u:%'),
  loan_id uuid not null,
  due_on date not null,
  status text not null check (status in ('paid', 'removed')),
  changed_at timestamptz(3) not null,
  primary key (scope, loan_id, due_on)
);

-- What went with a loan, for as long as its deletion may be undone.
create table deleted_loans (
  scope text not null check (scope like 'u:%'),
  loan_id uuid not null,
  kept jsonb not null,
  deleted_at timestamptz(3) not null,
  primary key (scope, loan_id)
);

alter table expenses
  add column loan_id uuid,
  add column loan_principal bigint check (loan_principal between 1 and amount),
  add constraint expenses_repaid_is_only_that
    check (loan_principal is null
      or (refund_of is null and lines is null and expected_back is null));
create index expenses_by_loan on expenses (loan_id) where loan_id is not null;

call sync_track('loans');
call sync_track('payments');
call sync_track('loan_versions');
