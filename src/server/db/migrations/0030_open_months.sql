-- A month that is still being written is added up once it is over, and until then counted by its
-- days: whoever looks at today's sums after every entry had some twenty rows of the month replaced
-- each time. A mark says that a month's sums no longer hold.
alter table ledger_marks drop constraint ledger_marks_sums_check,
  add constraint ledger_marks_sums_check check (sums in ('days', 'payees', 'months'));

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
  insert into ledger_marks (scope, sums, day)
  select who, 'months', month from unnest(months_of(days)) as month
  where not exists (
    select from ledger_marks m where m.scope = who and m.sums = 'months' and m.day = month
  );
$$;

-- Adds up the months before this day that no longer hold. Marks are put and taken by who holds the
-- lock of the days, so none is taken whose days are not seen.
create function add_up_marked(who text, before date) returns void language plpgsql as $$
declare
  months date[];
begin
  if not exists (
    select from ledger_marks where scope = who and sums = 'months' and day < before
  ) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('days ' || who, 0));
  with taken as (
    delete from ledger_marks where scope = who and sums = 'months' and day < before returning day
  )
  select array_agg(day) into months from taken;
  if months is not null then perform add_up_months(who, months); end if;
end $$;

-- Counts anew what has changed since it was last asked for; answers the currencies there are.
-- Months from the given day on are left as they are: who asks has to count them by their days.
drop function refresh_days(text);
create function refresh_days(who text, open_from date default 'infinity') returns text[]
  language plpgsql as $$
declare
  days date[] := take_marks(who, 'days');
begin
  if days is not null then perform count_days(who, days); end if;
  perform add_up_marked(who, open_from);
  return array(
    with recursive found as (
      (select currency from ledger_days where scope = who order by currency limit 1)
      union all
      select (select d.currency from ledger_days d
        where d.scope = who and d.currency > found.currency order by d.currency limit 1)
      from found where found.currency is not null
    )
    select currency from found where currency is not null
  );
end $$;
