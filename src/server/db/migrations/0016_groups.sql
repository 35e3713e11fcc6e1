-- Groups and all that is under them, and each member's part in their own book.

create table groups (
  id uuid primary key,
  scope text not null check (scope = 'g:' || id::text),
  name text not null check (char_length(name) between 1 and 80),
  description text check (char_length(description) <= 500),
  kind text not null check (kind in ('trip', 'home', 'couple', 'event', 'other')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  simplify_debts boolean not null,
  status text not null check (status in ('open', 'settling', 'closed', 'archived')),
  members jsonb not null check (jsonb_typeof(members) = 'array'),
  -- The users who are in it now: whoever is not here reads and hears nothing of it.
  member_ids uuid[] not null check (cardinality(member_ids) <= 50),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index groups_by_member on groups using gin (member_ids);

create table group_expenses (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  description text not null check (char_length(description) between 1 and 200),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  category_id uuid,
  payers jsonb not null check (jsonb_typeof(payers) = 'array'),
  split jsonb not null check (jsonb_typeof(split) = 'object'),
  notes text check (char_length(notes) <= 2000),
  shares jsonb not null check (jsonb_typeof(shares) = 'array'),
  version integer not null check (version >= 1),
  template_id uuid,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  updated_by uuid not null,
  constraint group_expenses_payers_add_up check (lines_total(payers) = amount),
  constraint group_expenses_shares_add_up check (lines_total(shares) = amount)
);
create index group_expenses_newest_first
  on group_expenses (scope, date desc nulls first, id desc);

create table settlements (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  from_member uuid not null,
  to_member uuid not null check (to_member <> from_member),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  method text not null check (method in ('cash', 'bank', 'card', 'mobile', 'other')),
  note text check (char_length(note) <= 500),
  status text not null check (status in ('claimed', 'confirmed', 'disputed')),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index settlements_newest_first on settlements (scope, date desc nulls first, id desc);

create table group_goals (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  target_amount bigint not null check (target_amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  target_on date,
  icon text not null check (char_length(icon) <= 40),
  color text not null check (char_length(color) <= 40),
  sharing jsonb not null check (jsonb_typeof(sharing) = 'object'),
  status text not null check (status in ('active', 'reached', 'archived')),
  targets jsonb not null check (jsonb_typeof(targets) = 'array'),
  total_saved bigint not null check (total_saved between 0 and 10000000000000),
  last_contribution_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint group_goals_targets_add_up check (lines_total(targets) = target_amount),
  constraint group_goals_status_says_what_is_saved
    check (status = 'archived' or (status = 'reached') = (total_saved >= target_amount))
);
create index group_goals_newest_first
  on group_goals (scope, created_at desc nulls first, id desc);

create table group_contributions (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  goal_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('contribution', 'withdrawal')),
  amount bigint not null check (amount between 1 and 10000000000000),
  date date not null,
  note text check (char_length(note) <= 500),
  created_at timestamptz(3) not null,
  "by" uuid not null
);
create index group_contributions_newest_first
  on group_contributions (scope, goal_id, date desc nulls first, id desc);

create table invitations (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  channel text not null check (channel in ('email', 'phone', 'link')),
  role text not null check (role in ('owner', 'admin', 'member')),
  member_id uuid,
  sent_to text check (char_length(sent_to) <= 120),
  status text not null check (status in ('pending', 'accepted', 'rejected', 'revoked', 'expired')),
  uses integer not null check (uses >= 0),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index invitations_newest_first
  on invitations (scope, created_at desc nulls first, id desc);
create index invitations_by_maker on invitations (created_by, created_at);
create index invitations_by_end on invitations (expires_at) where status = 'pending';

-- What no member is shown: the hash of the token, and the address it went to.
create table invitation_secrets (
  invitation_id uuid primary key references invitations on delete cascade,
  token_hash text not null unique,
  address text check (char_length(address) <= 320)
);
create index invitation_secrets_by_address on invitation_secrets (address)
  where address is not null;

create table comments (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  expense_id uuid,
  member_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index comments_newest_first on comments (scope, created_at desc nulls first, id desc);

create table activity (
  id uuid primary key,
  scope text not null check (scope = 'g:' || group_id::text),
  group_id uuid not null,
  kind text not null check (char_length(kind) between 1 and 40),
  member_id uuid,
  subject_id uuid,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz(3) not null
);
create index activity_newest_first on activity (scope, created_at desc nulls first, id desc);

-- A member's part of a group's expense, in their own book.
create table group_shares (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  group_id uuid not null,
  expense_id uuid not null,
  member_id uuid not null,
  description text not null check (char_length(description) between 1 and 200),
  date date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  share bigint not null check (share between 0 and 10000000000000),
  paid bigint not null check (paid between 0 and 10000000000000),
  category_id uuid,
  group_category_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (expense_id, member_id)
);
create index group_shares_newest_first on group_shares (scope, date desc nulls first, id desc);
create index group_shares_by_category on group_shares (category_id) where category_id is not null;

-- Which own category a member keeps a category of a group under.
create table group_category_choices (
  user_id uuid not null,
  group_id uuid not null,
  group_category_id uuid not null,
  category_id uuid not null,
  primary key (user_id, group_id, group_category_id)
);

-- What recurs can be a group's: then it becomes an expense there, and its owner has paid it.
alter table expense_templates
  add column group_id uuid,
  add column group_split jsonb check (jsonb_typeof(group_split) = 'object');

call sync_track('groups');
call sync_track('group_expenses');
call sync_track('settlements');
call sync_track('group_goals');
call sync_track('group_contributions');
call sync_track('invitations');
call sync_track('comments');
call sync_track('activity');
call sync_track('group_shares');

-- The same as before, and each one's part of what a group spent: what they laid out for others is
-- no cost, and a settlement is none either.
create or replace view ledger_parts as
  select scope, 'expense' as kind, id as entry_id, 0 as part, date, currency, category_id, rate,
    template_id is not null or loan_id is not null or installment is not null as by_plan,
    gross, refunded, back, repaid, gross - refunded - back - repaid as net
  from (
    select *,
      case when refund_of is null then amount else 0 end as gross,
      case when refund_of is null then 0 else amount end as refunded,
      coalesce((expected_back->>'amount')::bigint, 0) as back,
      coalesce(loan_principal, 0) as repaid
    from expenses where lines is null
  ) whole
  union all
  select e.scope, 'expense', e.id, l.part, e.date, e.currency, l.category_id, e.rate,
    e.template_id is not null or e.loan_id is not null or e.installment is not null,
    case when e.refund_of is null then l.amount else 0 end,
    case when e.refund_of is null then 0 else l.amount end,
    l.back,
    -- An instalment of a loan is never split.
    0,
    case when e.refund_of is null then l.amount else -l.amount end - l.back
  from expenses e
    cross join lateral expense_lines(e.lines, (e.expected_back->>'amount')::bigint, e.id) l
  where e.lines is not null
  union all
  select scope, 'income', id, 0, date, currency, category_id, rate, template_id is not null,
    amount, 0, case when settles is null then 0 else amount end, 0,
    case when settles is null then amount else 0 end
  from incomes
  union all
  select scope, 'expense', id, 0, date, currency, category_id, null, false, share, 0, 0, 0, share
  from group_shares where share > 0;
