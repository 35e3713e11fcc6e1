-- The parts of a book that are written in other currencies, which are counted one by one. The
-- sums by day say on which days there are any, so however long a book is, only those days are
-- looked at; and that is as good a plan for one currency as for another, so it is made once and
-- kept.
create function foreign_parts(who text, codes text[], since date, till date)
  returns setof ledger_parts
  language plpgsql stable rows 1000 set plan_cache_mode = force_generic_plan as $$
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
  -- A book that is mostly foreign is read through.
  if cardinality(days) > 100 then
    return query select l.* from ledger_parts l
      where l.scope = who and l.currency = any(codes) and l.date between since and till;
    return;
  end if;
  return query select p.* from unnest(days, written) as d (day, currency), lateral (
    select * from ledger_parts l
    where l.scope = who and l.currency = d.currency and l.date = d.day offset 0
  ) p;
end $$;

-- Which words a book says is known without looking at its entries: every word that begins with
-- three letters is kept, also with digits in it, and with its sign whoever is to pay something
-- back. So a search for what nobody says ends here, and one in groups looks only at those that
-- say it.
create or replace function search_misspellable(words tsvector) returns setof text
  language sql immutable parallel safe as $$
  select word from unnest(tsvector_to_array(words)) word where word ~ '^(=w)?[^=0-9]{3}'
$$;

-- In the order of bytes, what begins alike stands together.
alter table search_words alter column word type text collate "C";

insert into search_words (scope, word, letters, uses)
  select scope, word, search_letters(word), count(*)
  from search_entries, search_misspellable(words) word
  where word !~ '^[^=0-9]{3,30}$' group by scope, word
  on conflict do nothing;

create or replace function search_near(scopes text[], asked text) returns setof text
  language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select word from (
    select word, similarity(word, asked) as likeness from search_words
    where scope = any(scopes) and word % asked
    union
    select word, 1 from search_words where scope = any(scopes)
      and word like '%' || asked || '%'
    union
    select word, 1 from search_words where scope = any(scopes) and letters = search_letters(asked)
  ) near where word not like '=%' group by word order by max(likeness) desc, word limit 100
$$;

-- The words of a row that was written. With the table named in it, this is planned once: where
-- the table is only known when it runs, every write would plan anew for all of them.
drop procedure search_track(text);
create procedure search_track(tracked text) language plpgsql as $$
declare
  written constant text := 'search_written_' || tracked;
begin
  execute format($body$
    create function %1$I() returns trigger language plpgsql as $do$
    begin
      insert into search_entries as e (tbl, id, scope, date, amount, currency, words)
        select * from search_sources s
        where s.tbl = %2$L and s.id in (select id from new_rows)
        on conflict (tbl, id) do update set scope = excluded.scope, date = excluded.date,
          amount = excluded.amount, currency = excluded.currency, words = excluded.words
        where (e.scope, e.date, e.amount, e.currency, e.words) is distinct from
          (excluded.scope, excluded.date, excluded.amount, excluded.currency, excluded.words);
      %3$s
      return null;
    end $do$ $body$,
    written, tracked,
    -- A share of nothing is not in the book any more.
    case when tracked = 'group_shares' then 'delete from search_entries
        where tbl = ''group_shares'' and id in (select id from new_rows where share = 0);' end);
  execute format('create trigger search_inserted after insert on %I
    referencing new table as new_rows for each statement execute function %I()',
    tracked, written);
  execute format('create trigger search_updated after update on %I
    referencing new table as new_rows for each statement execute function %I()',
    tracked, written);
  execute format('create trigger search_deleted after delete on %I
    referencing old table as old_rows for each statement execute function search_removed()',
    tracked);
end $$;

do $$
declare
  tracked text;
begin
  foreach tracked in array array['expenses', 'incomes', 'group_expenses', 'group_shares'] loop
    execute format('drop trigger search_inserted on %1$I; drop trigger search_updated on %1$I;
      drop trigger search_deleted on %1$I', tracked);
    call search_track(tracked);
  end loop;
end $$;
drop function search_written();

-- Words that were written lately wait in a list which every search reads through: a short one.
alter index search_entries_by_words set (gin_pending_list_limit = 256);
