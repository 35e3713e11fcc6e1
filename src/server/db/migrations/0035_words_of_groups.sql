-- A payment counts when its receiver has confirmed it, and not already when somebody says so.
create or replace function settlement_moves(
    from_member uuid, to_member uuid, amount bigint, status text)
  returns table (member_id uuid, balance bigint, rounding bigint)
  language sql immutable parallel safe as $$
  select member_id, balance, 0::bigint
  from (values (from_member, amount), (to_member, -amount)) moved (member_id, balance)
  where status = 'confirmed'
$$;

insert into group_sums as s (scope, currency, member_id, balance, rounding)
  select scope, currency, member_id, sum(balance), 0 from (
    select scope, currency, from_member as member_id, -amount as balance
    from settlements where status = 'claimed'
    union all
    select scope, currency, to_member, amount from settlements where status = 'claimed'
  ) waiting
  group by scope, currency, member_id having sum(balance) <> 0
  on conflict (scope, currency, member_id) do update set balance = s.balance + excluded.balance;

-- Whether it was brought from elsewhere with its group. The record had no kind of its own for that.
alter table settlements add column imported boolean not null default false;
update settlements s set imported = true from activity a
  where a.scope = s.scope and a.kind = 'settlement-confirmed' and a.subject_id is null
    and a.created_at = s.created_at;

-- What was deleted lies in the record until it can no longer be restored.
create index activity_kept on activity (created_at) where data ? 'row';
create index activity_kept_receipts on activity ((data->'row'->>'receiptId')) where data ? 'row';
