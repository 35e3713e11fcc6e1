-- A refund is of the payee its purchase went to, whatever the bank calls it.
create function bought_from(refund uuid) returns text language sql stable as $$
  select coalesce(nullif(bought.merchant, ''), bought.description)
  from expenses back
    join expenses bought on bought.id = back.refund_of and bought.scope = back.scope
  where back.id = refund;
$$;

-- The same as before, with that.
create or replace function count_payees(who text, months date[]) returns void language sql as $$
  delete from ledger_payees where scope = who and month = any(months);
  insert into ledger_payees
  select who, currency, month, lower(payee) collate "C", max(payee collate "C"),
    case when min(category) = max(category) and count(category) = count(*)
      then min(category)::uuid end,
    sum(net), sum(paid),
    count(*) filter (where part = 0 and net <> 0),
    count(*) filter (where part = 0 and paid <> 0),
    count(*) filter (where part = 0 and net <> 0 and refunded = 0),
    count(*) filter (where part = 0 and paid <> 0 and refunded = 0),
    min(date), max(date)
  from (
    select currency, date_trunc('month', date)::date as month,
      case when refunded = 0 then payee else coalesce(bought_from(entry_id), payee) end as payee,
      category_id::text collate "C" as category, net, paid, part, refunded, date
    from ledger_parts
    -- Day by day, so that they are found by scope and date.
    where scope = who and kind = 'expense' and (net <> 0 or paid <> 0) and date = any(array(
      select day::date from unnest(months) as month,
        generate_series(month, month + interval '1 month - 1 day', interval '1 day') as day))
  ) parts
  group by currency, month, lower(payee) collate "C";
$$;

-- A purchase with another name moves its refunds, which may be of other months.
create function ledger_refunds_moved() returns trigger language plpgsql as $$
begin
  insert into ledger_marks
    select distinct back.scope, 'payees', date_trunc('month', back.date)::date
    from fresh join stale using (id) join expenses back on back.refund_of = fresh.id
    where (fresh.merchant, fresh.description) is distinct from (stale.merchant, stale.description);
  return null;
end $$;
create trigger ledger_refunds_moved after update on expenses
  referencing old table as stale new table as fresh
  for each statement execute function ledger_refunds_moved();

insert into ledger_marks
  select distinct scope, 'payees', date_trunc('month', date)::date
  from expenses where refund_of is not null;
