-- A database that is spread over machines plans statements with the arguments of PL/pgSQL, and not
-- with those of SQL functions; nor does it name rows by where they lie. Nothing else is different.

create or replace function add_up_months(who text, months date[]) returns void
  language plpgsql as $$
begin
  delete from ledger_months where scope = who and month = any(months);
  insert into ledger_months
  select who, currency, date_trunc('month', day)::date, kind, category_id, by_plan, sum(share),
    sum(paid), sum(share_rows), sum(paid_rows), sum(share_firsts), sum(paid_firsts)
  from ledger_days where scope = who and day = any(days_of(months))
  group by 2, 3, kind, category_id, by_plan;
end $$;

create or replace function add_up_totals(who text, days date[]) returns void
  language plpgsql as $$
begin
  delete from ledger_totals where scope = who and day = any(days);
  insert into ledger_totals
  select who, currency, day, kind, by_plan, sum(share), sum(paid), sum(share_rows),
    sum(paid_rows), sum(share_firsts), sum(paid_firsts)
  from ledger_days where scope = who and day = any(days)
  group by currency, day, kind, by_plan;
end $$;

create or replace function count_days(who text, days date[]) returns void language plpgsql as $$
begin
  delete from ledger_days where scope = who and day = any(days);
  insert into ledger_days
  select who, currency, date, kind, category_id, by_plan, sum(net), sum(paid),
    count(distinct entry_id) filter (where net <> 0),
    count(distinct entry_id) filter (where paid <> 0),
    count(*) filter (where part = 0 and net <> 0),
    count(*) filter (where part = 0 and paid <> 0)
  from ledger_parts
  where scope = who and date = any(days) and (net <> 0 or paid <> 0)
  group by currency, date, kind, category_id, by_plan;
  perform add_up_totals(who, days);
  insert into ledger_marks (scope, sums, day)
  select who, 'months', month from unnest(months_of(days)) as month
  where not exists (
    select from ledger_marks m where m.scope = who and m.sums = 'months' and m.day = month
  );
end $$;

create or replace function count_payees(who text, months date[]) returns void
  language plpgsql as $$
begin
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
      case when refunded = 0 then payee
        else coalesce(bought_from(who, entry_id), payee) end as payee,
      category_id::text collate "C" as category, net, paid, part, refunded, date
    from ledger_parts
    -- Day by day, so that they are found by scope and date.
    where scope = who and kind = 'expense' and (net <> 0 or paid <> 0) and date = any(array(
      select day::date from unnest(months) as month,
        generate_series(month, month + interval '1 month - 1 day', interval '1 day') as day))
  ) parts
  group by currency, month, lower(payee) collate "C";
end $$;

drop function bought_from(uuid);
-- A refund is of the payee its purchase went to, in the same book.
create function bought_from(who text, refund uuid) returns text
  language plpgsql stable as $$
begin
  return (select coalesce(nullif(bought.merchant, ''), bought.description)
  from expenses back
    join expenses bought on bought.id = back.refund_of and bought.scope = back.scope
  where back.scope = who and back.id = refund);
end $$;

create or replace function book_currencies(who text) returns text[] language plpgsql stable as $$
begin
  return (
  with recursive found as (
    (select currency from ledger_days where scope = who order by currency limit 1)
    union all
    select (select d.currency from ledger_days d
      where d.scope = who and d.currency > found.currency order by d.currency limit 1)
    from found where found.currency is not null
  )
  select coalesce(array_agg(currency), '{}') from found where currency is not null
  );
end $$;

create or replace function refresh_search(scopes text[], most integer default 5000)
  returns boolean language plpgsql as $$
declare
  who text;
  which text;
  ids uuid[];
  marks integer;
  taken integer;
begin
  for who in select distinct m.scope from search_marks m where m.scope = any(scopes) order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('search ' || who, 0));
    taken := 0;
    for which, ids, marks in
      with read as (
        select distinct f.tbl, f.id from (
          select m.tbl, m.id from search_marks m where m.scope = who limit most) f
      ), gone as (
        delete from search_marks m using read r
        where m.scope = who and m.tbl = r.tbl and m.id = r.id returning m.tbl, m.id
      )
      select tbl, array_agg(distinct id), count(*) from gone group by tbl
    loop
      perform search_read(who, which, ids);
      taken := taken + marks;
    end loop;
    if taken >= most then return true; end if;
  end loop;
  return false;
end $$;

-- One by one in one order, so that two who need several never wait in a ring.
create function lock_scopes(scopes text[]) returns void language plpgsql as $$
declare
  one text;
begin
  for one in select distinct s collate "C" from unnest(scopes) s order by 1 loop
    perform from sync_scope where scope = one for no key update;
  end loop;
end $$;
