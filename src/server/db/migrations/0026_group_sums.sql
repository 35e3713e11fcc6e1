-- What the rows of a group come to for each member: what is owed, and what rounding has cost.
-- Whoever adds an expense has to know both, and a group of years has more rows than can be added
-- up each time. The writers of a group stand in line, so nobody waits here for anybody else.
create table group_sums (
  scope text not null check (scope like 'g:%'),
  currency text not null,
  member_id uuid not null,
  -- Owed to this member; below zero what they owe.
  balance bigint not null,
  -- In millionths of a unit.
  rounding bigint not null,
  primary key (scope, currency, member_id)
);

create function expense_moves(payers jsonb, shares jsonb)
  returns table (member_id uuid, balance bigint, rounding bigint)
  language sql immutable parallel safe as $$
  select (line->>'memberId')::uuid, (line->>'amount')::bigint, 0::bigint
  from jsonb_array_elements(payers) line
  union all
  select (line->>'memberId')::uuid, -(line->>'amount')::bigint,
    coalesce((line->>'rounding')::bigint, 0)
  from jsonb_array_elements(shares) line
$$;

create function settlement_moves(from_member uuid, to_member uuid, amount bigint, status text)
  returns table (member_id uuid, balance bigint, rounding bigint)
  language sql immutable parallel safe as $$
  select member_id, balance, 0::bigint
  from (values (from_member, amount), (to_member, -amount)) moved (member_id, balance)
  where status <> 'disputed'
$$;

-- Rows of a group that came (1) or went (-1), as the tables of a trigger have them.
create procedure group_watch(tbl regclass, moves text) language plpgsql as $$
declare
  came constant text := format('select scope, currency, m.*, 1 as n from fresh, %s m', moves);
  went constant text := format('select scope, currency, m.*, -1 as n from stale, %s m', moves);
  kind text;
begin
  foreach kind in array array['insert', 'update', 'delete'] loop
    execute format($body$
      create function %1$I() returns trigger language plpgsql as $do$
      begin
        insert into group_sums as s (scope, currency, member_id, balance, rounding)
          select scope, currency, member_id, sum(n * balance), sum(n * rounding)
          from (%2$s) moved
          group by scope, currency, member_id
          having sum(n * balance) <> 0 or sum(n * rounding) <> 0
          order by scope, currency, member_id
          on conflict (scope, currency, member_id) do update set
            balance = s.balance + excluded.balance, rounding = s.rounding + excluded.rounding;
        return null;
      end $do$ $body$,
      tbl || '_summed_' || kind,
      case kind when 'insert' then came when 'delete' then went
        else came || ' union all ' || went end);
    execute format('create trigger summed_%1$s after %1$s on %2$s referencing %3$s
      for each statement execute function %4$I()', kind, tbl,
      case kind when 'insert' then 'new table as fresh' when 'delete' then 'old table as stale'
        else 'old table as stale new table as fresh' end,
      tbl || '_summed_' || kind);
  end loop;
end $$;

call group_watch('group_expenses', 'expense_moves(payers, shares)');
call group_watch('settlements', 'settlement_moves(from_member, to_member, amount, status)');

-- A member with nothing open and nothing rounded needs no row.
create function group_sum_gone() returns trigger language plpgsql as $$
begin
  delete from group_sums s using changed c
  where s.scope = c.scope and s.currency = c.currency and s.member_id = c.member_id
    and s.balance = 0 and s.rounding = 0;
  return null;
end $$;
create trigger group_sum_gone after update on group_sums referencing new table as changed
  for each statement execute function group_sum_gone();

insert into group_sums (scope, currency, member_id, balance, rounding)
  select scope, currency, member_id, sum(balance), sum(rounding) from (
    select e.scope, e.currency, m.* from group_expenses e, expense_moves(e.payers, e.shares) m
    union all
    select s.scope, s.currency, m.*
    from settlements s, settlement_moves(s.from_member, s.to_member, s.amount, s.status) m
  ) moved
  group by scope, currency, member_id having sum(balance) <> 0 or sum(rounding) <> 0;
