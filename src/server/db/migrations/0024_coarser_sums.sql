-- Sums by month, and by day over all categories: years of a book are then a thousand rows, not
-- twenty thousand. Both are added up from the sums by day and from nothing else.

create table ledger_months (
  scope text not null,
  currency text not null,
  month date not null,
  kind text not null,
  category_id uuid,
  by_plan boolean not null,
  share bigint not null,
  paid bigint not null,
  share_rows integer not null,
  paid_rows integer not null,
  share_firsts integer not null,
  paid_firsts integer not null
);
create unique index ledger_months_once on ledger_months
  (scope, currency, month, kind, category_id, by_plan) nulls not distinct;

create table ledger_totals (
  scope text not null,
  currency text not null,
  day date not null,
  kind text not null,
  by_plan boolean not null,
  share bigint not null,
  paid bigint not null,
  -- An entry over several categories counts in each of them here, and once among the firsts.
  share_rows integer not null,
  paid_rows integer not null,
  share_firsts integer not null,
  paid_firsts integer not null
);
create unique index ledger_totals_once on ledger_totals (scope, currency, day, kind, by_plan);

create function months_of(days date[]) returns date[] language sql stable as $$
  select array_agg(distinct date_trunc('month', day)::date) from unnest(days) as day
$$;

create function days_of(months date[]) returns date[] language sql stable as $$
  select array_agg(day::date) from unnest(months) as month,
    generate_series(month, month + interval '1 month - 1 day', interval '1 day') as day
$$;

create function add_up_months(who text, months date[]) returns void language sql as $$
  delete from ledger_months where scope = who and month = any(months);
  insert into ledger_months
  select who, currency, date_trunc('month', day)::date, kind, category_id, by_plan, sum(share),
    sum(paid), sum(share_rows), sum(paid_rows), sum(share_firsts), sum(paid_firsts)
  from ledger_days where scope = who and day = any(days_of(months))
  group by 2, 3, kind, category_id, by_plan;
$$;

create function add_up_totals(who text, days date[]) returns void language sql as $$
  delete from ledger_totals where scope = who and day = any(days);
  insert into ledger_totals
  select who, currency, day, kind, by_plan, sum(share), sum(paid), sum(share_rows),
    sum(paid_rows), sum(share_firsts), sum(paid_firsts)
  from ledger_days where scope = who and day = any(days)
  group by currency, day, kind, by_plan;
$$;

create or replace function count_days(who text, days date[]) returns void language sql as $$
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
  select add_up_totals(who, days);
  select add_up_months(who, months_of(days));
$$;

select add_up_totals(scope, array_agg(distinct day)),
  add_up_months(scope, months_of(array_agg(distinct day)))
from ledger_days group by scope;
