-- How much may be spent on what, in which rhythm. What was spent is not kept here: it is summed up.

create table budgets (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 80),
  category_ids uuid[] not null check (cardinality(category_ids) <= 100),
  amount bigint not null check (amount between 1 and 10000000000000),
  amount_changes jsonb not null check (
    jsonb_typeof(amount_changes) = 'array' and jsonb_array_length(amount_changes) <= 100
  ),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period text not null
    check (period in ('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly', 'custom')),
  start_on date not null check (start_on >= '1990-01-01'),
  end_on date check (end_on >= start_on),
  rollover jsonb not null check (jsonb_typeof(rollover) = 'object'),
  alerts integer[] not null check (cardinality(alerts) <= 10),
  archived boolean not null,
  -- Changed by moves only, in both budgets at once.
  moves jsonb not null check (jsonb_typeof(moves) = 'array' and jsonb_array_length(moves) <= 500),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  constraint budgets_of_days_of_their_own_end check (period <> 'custom' or end_on is not null)
);
create index budgets_newest_first on budgets (scope, created_at desc nulls first, id desc);
create index budgets_watched on budgets (scope) where not archived and alerts <> '{}';
call sync_track('budgets');

-- How far each person's budgets were looked at: at which revision of their scope, and on which day.
create table budget_checks (
  scope text primary key check (scope like 'u:%'),
  rev bigint not null,
  checked_on date not null
);

-- A number from an id, the same as in the domain (FNV-1a).
create function number_from(id text) returns bigint
  language plpgsql immutable strict parallel safe as $$
declare
  hash bigint := 2166136261;
begin
  for at in 1 .. char_length(id) loop
    hash := ((hash # ascii(substr(id, at, 1))) * 16777619) & 4294967295;
  end loop;
  return hash;
end $$;

-- An amount shared out by weights in whole units, the same as in the domain: spare units go to the
-- largest remainders, and equal ones take turns, starting where the id says.
create function split_amount(amount bigint, weights bigint[], record_id text) returns bigint[]
  language sql immutable strict parallel safe as $$
  with whole as (
    select sum(weight) as weight, count(*) as count from unnest(weights) weight
  ), shares as (
    select n, div(amount * w.weight, whole.weight) as units, mod(amount * w.weight, whole.weight)
      as rest, mod(n - 1 - mod(number_from(record_id), count) + count, count) as turn
    from whole, unnest(weights::numeric[]) with ordinality as w (weight, n)
  ), ranked as (
    select n, units, amount - sum(units) over () as spare,
      row_number() over (order by rest desc, turn) as place
    from shares
  )
  select array_agg((units + case when place <= spare then 1 else 0 end)::bigint order by n)
  from ranked
$$;

-- A quotient rounded to the nearest whole one, halves away from zero; exact, as in the domain.
create function rounded_quotient(over numeric, under numeric) returns numeric
  language sql immutable strict parallel safe as $$
  select sign(over) * div(2 * abs(over) + under, 2 * under)
$$;

-- The parts of a purchase over several categories, with what comes back of each.
create function expense_lines(lines jsonb, expected bigint, id uuid)
  returns table (part integer, category_id uuid, amount bigint, back bigint)
  language sql immutable parallel safe as $$
  with shared as materialized (
    select split_amount(
      expected,
      array(select (line->>'amount')::bigint from jsonb_array_elements(lines) line),
      id::text
    ) as backs
  )
  select (n - 1)::integer, (line->>'categoryId')::uuid, (line->>'amount')::bigint,
    coalesce(backs[n], 0)
  from shared, jsonb_array_elements(lines) with ordinality as l (line, n)
$$;

-- Every entry by category, with what each part of it counts for its owner: the one place where the
-- database knows what is a cost. A share of somebody else's bill would be one more branch of it.
-- Found by scope and date, as the entries are.
create view ledger_parts as
  select scope, 'expense' as kind, id as entry_id, 0 as part, date, currency, category_id, rate,
    template_id is not null or loan_id is not null or installment is not null as by_plan,
    gross, refunded, back, repaid, gross - refunded - back - repaid as net
  from (
    select *,
      case when refund_of is null then amount else 0 end as gross,
      case when refund_of is null then 0 else amount end as refunded,
      coalesce((expected_back->>'amount')::bigint, 0) as back,
      coalesce(loan_principal, 0) as repaid
    from expenses where lines is null
  ) whole
  union all
  select e.scope, 'expense', e.id, l.part, e.date, e.currency, l.category_id, e.rate,
    e.template_id is not null or e.loan_id is not null or e.installment is not null,
    case when e.refund_of is null then l.amount else 0 end,
    case when e.refund_of is null then 0 else l.amount end,
    l.back,
    -- An instalment of a loan is never split.
    0,
    case when e.refund_of is null then l.amount else -l.amount end - l.back
  from expenses e
    cross join lateral expense_lines(e.lines, (e.expected_back->>'amount')::bigint, e.id) l
  where e.lines is not null
  union all
  select scope, 'income', id, 0, date, currency, category_id, rate, template_id is not null,
    amount, 0, case when settles is null then 0 else amount end, 0,
    case when settles is null then amount else 0 end
  from incomes;
