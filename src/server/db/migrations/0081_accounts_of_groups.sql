-- Which account somebody settled up from or into, and paid a group's bill from: their own to know.
create table settlement_sides (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  group_id uuid not null,
  settlement_id uuid not null,
  account_id uuid not null,
  account_amount bigint check (account_amount between 1 and 10000000000000),
  direction text not null check (direction in ('out', 'in')),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  date date not null,
  status text not null check (status in ('claimed', 'confirmed', 'disputed', 'deleted')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index settlement_sides_newest_first
  on settlement_sides (scope, date desc nulls first, id desc);
create index settlement_sides_by_settlement on settlement_sides (settlement_id);
create index settlement_sides_by_account on settlement_sides (account_id, date);
create index settlement_sides_deleted on settlement_sides (updated_at) where status = 'deleted';

alter table group_shares
  add column account_id uuid,
  add column account_amount bigint check (account_amount between 1 and 10000000000000);
create index group_shares_by_account on group_shares (account_id, date)
  where account_id is not null;

-- Added to what the view says already, so that it does not matter who added to it before.
do $$
begin
  execute 'create or replace view account_moves as '
    || rtrim(pg_get_viewdef('account_moves'::regclass), ';') || $add$
  union all
  select s.scope, s.account_id, s.date,
    -case when s.currency = a.currency then s.paid else s.account_amount end,
    false, 'group_shares', s.id
  from group_shares s join accounts a on a.id = s.account_id and a.scope = s.scope
  where s.paid > 0
  union all
  select s.scope, s.account_id, s.date,
    case s.direction when 'out' then -1 else 1 end
      * case when s.currency = a.currency then s.amount else s.account_amount end,
    false, 'settlement_sides', s.id
  from settlement_sides s join accounts a on a.id = s.account_id and a.scope = s.scope
  where s.status in ('claimed', 'confirmed')$add$;
end $$;
