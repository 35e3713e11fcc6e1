-- What is written is read word by word when somebody searches, or within a minute, and not while
-- its writer waits: that was a third of the work of every write. As with the sums of days, a mark
-- is only ever added, and whoever reads anew takes away the marks it has seen.
create table search_marks (
  scope text not null,
  tbl text not null,
  id uuid not null
);
create index search_marks_by_scope on search_marks (scope);

create function search_inserted() returns trigger language plpgsql as $$
begin
  insert into search_marks select scope, tg_table_name, id from new_rows;
  return null;
end $$;
create function search_updated() returns trigger language plpgsql as $$
begin
  insert into search_marks select scope, tg_table_name, id from new_rows
    union select scope, tg_table_name, id from old_rows;
  return null;
end $$;
create function search_deleted() returns trigger language plpgsql as $$
begin
  insert into search_marks select scope, tg_table_name, id from old_rows;
  return null;
end $$;

-- The words of these rows of a table as they are now, and none of those that are gone. With the
-- table named in it, this is planned once.
drop procedure search_track(text);
create procedure search_track(tracked text) language plpgsql as $$
begin
  execute format($body$
    create function %1$I(ids uuid[]) returns void
      language plpgsql set plan_cache_mode = force_generic_plan as $do$
    begin
      delete from search_entries e where e.tbl = %2$L and e.id = any(ids)
        and not exists (select from %2$I t where t.id = e.id %3$s);
      insert into search_entries as e (tbl, id, scope, date, amount, currency, words)
        select * from search_sources s where s.tbl = %2$L and s.id = any(ids)
        on conflict (tbl, id) do update set scope = excluded.scope, date = excluded.date,
          amount = excluded.amount, currency = excluded.currency, words = excluded.words
        where (e.scope, e.date, e.amount, e.currency, e.words) is distinct from
          (excluded.scope, excluded.date, excluded.amount, excluded.currency, excluded.words);
    end $do$ $body$,
    'search_read_' || tracked, tracked,
    -- A share of nothing is not in the book any more.
    case when tracked = 'group_shares' then 'and share > 0' end);
  execute format('create trigger search_inserted after insert on %I
    referencing new table as new_rows for each statement execute function search_inserted()',
    tracked);
  execute format('create trigger search_updated after update on %I
    referencing old table as old_rows new table as new_rows
    for each statement execute function search_updated()', tracked);
  execute format('create trigger search_deleted after delete on %I
    referencing old table as old_rows for each statement execute function search_deleted()',
    tracked);
end $$;

do $$
declare
  tracked text;
begin
  foreach tracked in array array['expenses', 'incomes', 'group_expenses', 'group_shares'] loop
    execute format('drop trigger search_inserted on %1$I; drop trigger search_updated on %1$I;
      drop trigger search_deleted on %1$I; drop function %2$I()',
      tracked, 'search_written_' || tracked);
    call search_track(tracked);
  end loop;
end $$;
drop function search_removed();

-- Reads what was written in these scopes since it was last read, so many rows at a time, and says
-- whether there is more. One at a time for each scope, in one order: every statement that follows
-- sees what was committed before the lock was had.
create function refresh_search(scopes text[], most integer default 5000) returns boolean
  language plpgsql as $$
declare
  who text;
  expenses uuid[];
  incomes uuid[];
  group_expenses uuid[];
  group_shares uuid[];
  taken integer;
begin
  for who in select distinct m.scope from search_marks m where m.scope = any(scopes) order by 1
  loop
    perform pg_advisory_xact_lock(hashtextextended('search ' || who, 0));
    with gone as (
      delete from search_marks m where m.ctid = any(array(
        select f.ctid from search_marks f where f.scope = who limit most
      )) returning m.tbl, m.id
    )
    select count(*), array_agg(distinct id) filter (where tbl = 'expenses'),
      array_agg(distinct id) filter (where tbl = 'incomes'),
      array_agg(distinct id) filter (where tbl = 'group_expenses'),
      array_agg(distinct id) filter (where tbl = 'group_shares')
    into taken, expenses, incomes, group_expenses, group_shares from gone;
    if expenses is not null then perform search_read_expenses(expenses); end if;
    if incomes is not null then perform search_read_incomes(incomes); end if;
    if group_expenses is not null then
      perform search_read_group_expenses(group_expenses);
    end if;
    if group_shares is not null then perform search_read_group_shares(group_shares); end if;
    if taken >= most then return true; end if;
  end loop;
  return false;
end $$;
