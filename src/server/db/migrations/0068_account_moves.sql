-- What moves an account, and by how much: the one definition of it. An effect is unknown where
-- the account has another currency and nobody said what the bank moved.
create view account_moves as
  select e.scope, e.account_id, e.date as day,
    case when e.refund_of is null then -1 else 1 end
      * case when e.currency = a.currency then e.amount else e.account_amount end as effect,
    e.is_pending, 'expenses' as tbl, e.id
  from expenses e join accounts a on a.id = e.account_id and a.scope = e.scope
  union all
  select i.scope, i.account_id, i.date,
    case when i.currency = a.currency then i.amount else i.account_amount end,
    i.is_pending, 'incomes', i.id
  from incomes i join accounts a on a.id = i.account_id and a.scope = i.scope
  union all
  select scope, (from_side->>'accountId')::uuid, (from_side->>'date')::date,
    -(from_side->>'amount')::bigint, (from_side->>'isPending')::boolean, 'transfers', id
  from transfers where from_side is not null
  union all
  select scope, (to_side->>'accountId')::uuid, (to_side->>'date')::date,
    (to_side->>'amount')::bigint, (to_side->>'isPending')::boolean, 'transfers', id
  from transfers where to_side is not null;

create index transfers_by_from on transfers (((from_side->>'accountId')::uuid))
  where from_side is not null;
create index transfers_by_to on transfers (((to_side->>'accountId')::uuid))
  where to_side is not null;
