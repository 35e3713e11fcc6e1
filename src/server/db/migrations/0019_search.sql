-- What every entry says, word by word, so that a search over years of them is one look at an index.
-- Things people have few of, such as goals and groups, are read whole and need none of this.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Text as it is compared, the same as in the domain: no case, no accents.
create function search_fold(said text) returns text
  language sql immutable strict parallel safe as $$
  select replace(
    regexp_replace(
      normalize(lower(said), nfkd),
      '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7'
        '\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed'
        '\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e'
        '\u20d0-\u20f0\u3099\u309a\ufe20-\ufe2f]',
      '', 'g'
    ),
    'ß', 'ss'
  )
$$;

-- Its words: what stands between spaces and marks; an apostrophe parts nothing.
create function search_words_in(said text) returns text[]
  language sql immutable strict parallel safe as $$
  select coalesce(array_agg(left(word, 60)) filter (where word <> ''), '{}')
  from regexp_split_to_table(
    regexp_replace(search_fold(said), '[''’]', '', 'g'),
    '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9'
      '\u00bb-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u3020\u3030'
      '\u30fb\ufe30-\ufe4f]+'
  ) word
$$;

-- Words as they are; what a program asks for begins with a sign that no word has: =s scope,
-- =c category, =t tag, =g group, =m member, =w who is to pay, =b payment method, =i state.
create function search_lexemes(said text, facts text[]) returns tsvector
  language sql immutable parallel safe as $$
  select array_to_tsvector(search_words_in(coalesce(said, '')) || array_remove(facts, null))
$$;

create function search_tags(tags text[]) returns text[]
  language sql immutable strict parallel safe as $$
  select array(select '=t' || left(search_fold(tag), 60) from unnest(tags) tag where tag <> '')
$$;

create view search_sources as
  select 'expenses' as tbl, id, scope, date, amount, currency, search_lexemes(
    concat_ws(' ', description, merchant, notes, array_to_string(tags, ' '),
      (select string_agg(line->>'note', ' ') from jsonb_array_elements(lines) line)),
    array['=s' || scope, '=c' || category_id, '=b' || payment_method,
      case when template_id is not null then '=irecurring' end,
      case when refund_of is not null then '=irefund' end,
      case when expected_back->>'settledBy' is not null then '=isettled'
        when expected_back is not null then '=iunsettled' end]
      || array(select '=c' || (line->>'categoryId') from jsonb_array_elements(lines) line)
      || array(select '=w' || word from unnest(search_words_in(expected_back->>'from')) word)
      || search_tags(tags)
  ) as words
  from expenses
  union all
  select 'incomes', id, scope, date, amount, currency, search_lexemes(
    concat_ws(' ', description, source, notes, array_to_string(tags, ' ')),
    array['=s' || scope, '=c' || category_id,
      case when template_id is not null then '=irecurring' end,
      case when settles is not null then '=isettled' end]
      || search_tags(tags)
  )
  from incomes
  union all
  select 'group_expenses', id, scope, date, amount, currency, search_lexemes(
    concat_ws(' ', description, notes),
    array['=s' || scope, '=c' || category_id, '=ishared',
      case when template_id is not null then '=irecurring' end]
      || array(select '=m' || (part->>'memberId') from jsonb_array_elements(payers || shares) part)
  )
  from group_expenses
  union all
  -- Their owner may have left the group: then this is all they still see of it.
  select 'group_shares', id, scope, date, share, currency, search_lexemes(
    description, array['=s' || scope, '=c' || category_id, '=ishared', '=g' || group_id]
  )
  from group_shares where share > 0;

create table search_entries (
  tbl text not null,
  id uuid not null,
  scope text not null,
  date date not null,
  amount bigint not null,
  currency text not null,
  words tsvector not null,
  primary key (tbl, id)
);

-- Every word of a scope with how many entries say it: what a misspelt one is compared with.
create table search_words (
  scope text not null,
  word text not null,
  -- The same for a word whose letters were swapped.
  letters text not null,
  uses integer not null,
  primary key (scope, word)
) with (fillfactor = 80);

-- Numbers and references are not misspelt, they are other numbers.
create function search_misspellable(words tsvector) returns setof text
  language sql immutable parallel safe as $$
  select word from unnest(tsvector_to_array(words)) word where word ~ '^[^=0-9]{3,30}$'
$$;

create function search_letters(word text) returns text
  language sql immutable strict parallel safe as $$
  select string_agg(letter, '' order by letter collate "C")
  from regexp_split_to_table(word, '') letter
$$;

-- The count of each word that came or went; one that nobody says any more is forgotten.
create function search_changed_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_words as w (scope, word, letters, uses)
      select scope, word, search_letters(word), count(*)
      from new_rows, search_misspellable(words) word group by scope, word order by scope, word
      on conflict (scope, word) do update set uses = w.uses + excluded.uses;
    return null;
  elsif tg_op = 'UPDATE' then
    insert into search_words as w (scope, word, letters, uses)
      select scope, word, search_letters(word), sum(n) from (
        select scope, search_misspellable(words) as word, 1 as n from new_rows
        union all
        select scope, search_misspellable(words), -1 from old_rows
      ) changed
      group by scope, word having sum(n) <> 0 order by scope, word
      on conflict (scope, word) do update set uses = w.uses + excluded.uses;
  else
    update search_words w set uses = w.uses - gone.uses from (
      select scope, word, count(*) as uses from old_rows, search_misspellable(words) word
      group by scope, word
    ) gone where w.scope = gone.scope and w.word = gone.word;
  end if;
  delete from search_words w
    using (select distinct scope, search_misspellable(words) as word from old_rows) gone
    where w.scope = gone.scope and w.word = gone.word and w.uses <= 0;
  return null;
end $$;

create trigger search_came after insert on search_entries referencing new table as new_rows
  for each statement execute function search_changed_words();
create trigger search_changed after update on search_entries
  referencing old table as old_rows new table as new_rows
  for each statement execute function search_changed_words();
create trigger search_gone after delete on search_entries referencing old table as old_rows
  for each statement execute function search_changed_words();

-- Written in the transaction of the entry, so that a search never lags behind.
create function search_written() returns trigger language plpgsql as $$
begin
  insert into search_entries as e (tbl, id, scope, date, amount, currency, words)
    select * from search_sources s
    where s.tbl = tg_table_name and s.id in (select id from new_rows)
    on conflict (tbl, id) do update set scope = excluded.scope, date = excluded.date,
      amount = excluded.amount, currency = excluded.currency, words = excluded.words
    where (e.scope, e.date, e.amount, e.currency, e.words) is distinct from
      (excluded.scope, excluded.date, excluded.amount, excluded.currency, excluded.words);
  -- A share of nothing is not in the book any more.
  if tg_table_name = 'group_shares' then
    delete from search_entries where tbl = tg_table_name
      and id in (select id from new_rows where (to_jsonb(new_rows)->>'share')::bigint = 0);
  end if;
  return null;
end $$;

create function search_removed() returns trigger language plpgsql as $$
begin
  delete from search_entries
    where tbl = tg_table_name and id in (select id from old_rows);
  return null;
end $$;

create procedure search_track(tracked text) language plpgsql as $$
begin
  execute format('create trigger search_inserted after insert on %I
    referencing new table as new_rows
    for each statement execute function search_written()', tracked);
  execute format('create trigger search_updated after update on %I
    referencing new table as new_rows
    for each statement execute function search_written()', tracked);
  execute format('create trigger search_deleted after delete on %I
    referencing old table as old_rows
    for each statement execute function search_removed()', tracked);
end $$;

call search_track('expenses');
call search_track('incomes');
call search_track('group_expenses');
call search_track('group_shares');

insert into search_entries select * from search_sources;

create index search_entries_by_words on search_entries using gin (words);
create index search_entries_newest_first on search_entries
  (scope, date desc nulls first, id desc);
create index search_entries_by_amount on search_entries (scope, amount);
create index search_words_near on search_words using gin (scope, word gin_trgm_ops);
create index search_words_swapped on search_words (scope, letters);

-- Words much like this one, or with it inside: who asks decides which of them will do.
create function search_near(scopes text[], asked text) returns setof text
  language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
  select word from (
    select word, similarity(word, asked) as likeness from search_words
    where scope = any(scopes) and word % asked
    union
    select word, 1 from search_words where scope = any(scopes)
      and word like '%' || asked || '%'
    union
    select word, 1 from search_words where scope = any(scopes) and letters = search_letters(asked)
  ) near group by word order by max(likeness) desc, word limit 100
$$;
