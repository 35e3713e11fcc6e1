-- Which words a book says is known without looking at its entries: every word that begins with three
-- letters is kept, also with digits in it, and with its sign whoever is to pay something back. So a
-- search for what nobody says ends here, and one in groups looks only at those that say it.
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
