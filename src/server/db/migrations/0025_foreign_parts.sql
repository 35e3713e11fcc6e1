-- The parts of a book that are written in other currencies, which are counted one by one. The sums by
-- day say on which days there are any, so however long a book is, only those days are looked at; and
-- that is as good a plan for one currency as for another, so it is made once and kept.
create function foreign_parts(who text, codes text[], since date, till date)
  returns setof ledger_parts
  language plpgsql stable rows 20 set plan_cache_mode = force_generic_plan as $$
declare
  days date[];
  written text[];
begin
  if cardinality(codes) = 0 then return; end if;
  select array_agg(d.day), array_agg(d.currency) into days, written
  from unnest(codes) as code, lateral (
    select distinct k.currency, k.day from ledger_totals k
    where k.scope = who and k.currency = code and k.day between since and till offset 0
  ) d;
  if days is null then return; end if;
  return query select p.* from unnest(days, written) as d (day, currency), lateral (
    select * from ledger_parts l
    where l.scope = who and l.currency = d.currency and l.date = d.day offset 0
  ) p;
end $$;
