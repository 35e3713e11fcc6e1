-- The lines of an expense in the order in which they count: one that counts nothing, because all of
-- it is expected back, is never the first; else the expense is missing where entries are counted.
create or replace function expense_lines(lines jsonb, expected bigint, id uuid)
  returns table (part integer, category_id uuid, amount bigint, back bigint)
  language sql immutable parallel safe as $$
  with shared as materialized (
    select split_amount(
      expected,
      array(select (line->>'amount')::bigint from jsonb_array_elements(lines) line),
      id::text
    ) as backs
  ), line_parts as (
    select n, (line->>'categoryId')::uuid as category_id, (line->>'amount')::bigint as amount,
      coalesce(backs[n], 0) as back
    from shared, jsonb_array_elements(lines) with ordinality as l (line, n)
  )
  select (row_number() over (order by amount = back, n) - 1)::integer, category_id, amount, back
  from line_parts
$$;

insert into ledger_marks (scope, sums, day)
  select distinct scope, sums, case sums when 'days' then date
    else date_trunc('month', date)::date end
  from expenses, unnest(array['days', 'payees']) as sums
  where lines is not null and expected_back is not null;
