-- The currencies that a book is written in, which a server that only reads can answer too.
create function book_currencies(who text) returns text[] stable language sql as $$
  with recursive found as (
    (select currency from ledger_days where scope = who order by currency limit 1)
    union all
    select (select d.currency from ledger_days d
      where d.scope = who and d.currency > found.currency order by d.currency limit 1)
    from found where found.currency is not null
  )
  select coalesce(array_agg(currency), '{}') from found where currency is not null
$$;

-- Counts anew what has changed since it was last asked for; answers the currencies there are.
-- Months from the given day on are left as they are: who asks has to count them by their days.
create or replace function refresh_days(who text, open_from date default 'infinity')
  returns text[] language plpgsql as $$
declare
  days date[] := take_marks(who, 'days');
begin
  if days is not null then perform count_days(who, days); end if;
  perform add_up_marked(who, open_from);
  return book_currencies(who);
end $$;
