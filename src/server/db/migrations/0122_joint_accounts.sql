-- Accounts that members of a group own together, and what is paid in and out.
create table group_accounts (
  id uuid primary key,
  scope text not null check (scope like 'g:%'),
  group_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  kind text not null check (kind in ('cash', 'current', 'savings', 'card')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  opening_balance bigint not null
    check (opening_balance between -10000000000000 and 10000000000000),
  opening_on date not null,
  institution text check (char_length(institution) <= 120),
  number text check (char_length(number) <= 64),
  note text check (char_length(note) <= 500),
  owners jsonb not null check (jsonb_array_length(owners) >= 1),
  keeps_tally boolean not null,
  archived boolean not null,
  agreed uuid[] not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index group_accounts_newest_first
  on group_accounts (scope, created_at desc nulls first, id desc);

create table group_account_entries (
  id uuid primary key,
  scope text not null check (scope like 'g:%'),
  group_id uuid not null,
  account_id uuid not null,
  kind text not null check (kind in ('pay-in', 'pay-out', 'interest', 'part', 'part-owed')),
  member_id uuid check ((member_id is null) = (kind = 'interest')),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  text text not null check (char_length(text) <= 200),
  bank_id text check (char_length(bank_id) <= 200),
  shares jsonb not null,
  status text not null check (status in ('claimed', 'disputed')),
  answers jsonb not null,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index group_account_entries_newest_first
  on group_account_entries (scope, date desc nulls first, id desc);
create index group_account_entries_by_account on group_account_entries (account_id, date);

alter table group_expenses add column joint_account_id uuid;
create index group_expenses_by_joint_account on group_expenses (joint_account_id, date)
  where joint_account_id is not null;
alter table group_shares add column joint_account_id uuid;

-- Who pays in pays for the owners; what is paid out the owners paid for whoever got it. What
-- somebody says is not so moves nothing.
create function entry_moves(kind text, member uuid, amount bigint, shares jsonb, status text)
  returns table (member_id uuid, balance bigint, rounding bigint)
  language sql immutable parallel safe as $$
  select moved.member_id, case when kind in ('pay-out', 'part-owed') then -1 else 1 end
    * moved.balance, 0::bigint
  from (
    select member as member_id, amount as balance
    union all
    select (line->>'memberId')::uuid, -(line->>'amount')::bigint
    from jsonb_array_elements(shares) line
  ) moved
  where jsonb_array_length(shares) > 0 and status <> 'disputed'
$$;

-- Added to what the view says already, so that it does not matter who added to it before.
do $$
begin
  execute 'create or replace view account_moves as '
    || rtrim(pg_get_viewdef('account_moves'::regclass), ';') || $add$
  union all
  select scope, joint_account_id, date, -amount, false, 'group_expenses', id
  from group_expenses where joint_account_id is not null
  union all
  select scope, account_id, date, case kind when 'pay-out' then -amount else amount end, false,
    'group_account_entries', id
  from group_account_entries
  where kind in ('pay-in', 'pay-out', 'interest') and status <> 'disputed'$add$;
end $$;
