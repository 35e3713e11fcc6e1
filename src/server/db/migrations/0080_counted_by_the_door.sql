-- What is counted about rows is counted by the statement that writes them (`documents/rows.ts`),
-- in fewer trips and where it can be read; a trigger with a table of its rows runs on one machine
-- only. What guards the audit log stays, and so does whatever an operator has put there.
do $$
declare
  watch record;
begin
  for watch in select tgname, tgrelid::regclass as tbl from pg_trigger
    where not tgisinternal and (tgname = 'group_sum_gone'
      or tgname ~ '^(sync|search|ledger)_(inserted|updated|deleted)$'
      or tgname ~ '^summed_(insert|update|delete)$'
      or tgname in ('search_came', 'search_changed', 'search_gone', 'ledger_refunds_moved')) loop
    execute format('drop trigger %I on %s', watch.tgname, watch.tbl);
  end loop;
end $$;
do $$
declare
  counted text;
begin
  for counted in select oid::regprocedure from pg_proc
    where pronamespace = 'public'::regnamespace and (
      proname ~ '^(sync|search|ledger)_(inserted|updated|deleted)$'
      or proname ~ '^(group_expenses|settlements)_summed_(insert|update|delete)$'
      or proname ~ '^search_read_'
      or proname in ('search_changed_words', 'ledger_refunds_moved', 'group_sum_gone',
        'sync_track', 'search_track', 'ledger_watch', 'group_watch')) loop
    execute format('drop routine %s', counted);
  end loop;
end $$;

-- The words of these rows as they are now, and none of those that are gone, with how many entries
-- say each. One plan for all tables: only the one that is meant is looked at.
create function search_read(who text, which text, ids uuid[]) returns void
  language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with was as materialized (
    select e.words from search_entries e where e.tbl = which and e.id = any(ids)
  ), now as materialized (
    select * from search_sources s where s.tbl = which and s.id = any(ids)
  ), gone as (
    delete from search_entries e where e.tbl = which and e.id = any(ids)
      and not exists (select from now where now.id = e.id)
  ), kept as (
    insert into search_entries as e (tbl, id, scope, date, amount, currency, words)
      select * from now
      on conflict (tbl, id) do update set scope = excluded.scope, date = excluded.date,
        amount = excluded.amount, currency = excluded.currency, words = excluded.words
      where (e.scope, e.date, e.amount, e.currency, e.words) is distinct from
        (excluded.scope, excluded.date, excluded.amount, excluded.currency, excluded.words)
  )
  insert into search_words as w (scope, word, letters, uses)
    select who, word, search_letters(word), sum(n) from (
      select search_misspellable(words) as word, 1 as n from now
      union all select search_misspellable(words), -1 from was
    ) changed group by word having sum(n) <> 0 order by word
    on conflict (scope, word) do update set uses = w.uses + excluded.uses;
  delete from search_words where scope = who and uses <= 0;
end $$;
create index search_words_unused on search_words (scope) where uses <= 0;

-- Reads what was written in these scopes since it was last read, so many rows at a time, and says
-- whether there is more. One at a time for each scope, in one order: every statement that follows
-- sees what was committed before the lock was had.
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
      with gone as (
        delete from search_marks m where m.ctid = any(array(
          select f.ctid from search_marks f where f.scope = who limit most
        )) returning m.tbl, m.id
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
