-- Sums of the ledger that charts are drawn from, kept by day and by payee.

-- The same as before, and besides what somebody laid out, to whom it went and in which group. A
-- bill that somebody laid out for others alone costs them nothing, but is here now.
create or replace view ledger_parts as
  select scope, 'expense' as kind, id as entry_id, 0 as part, date, currency, category_id, rate,
    template_id is not null or loan_id is not null or installment is not null as by_plan,
    gross, refunded, back, repaid, gross - refunded - back - repaid as net,
    gross - refunded - back - repaid as paid, payee, null::uuid as group_id,
    'expenses' as source
  from (
    select *,
      case when refund_of is null then amount else 0 end as gross,
      case when refund_of is null then 0 else amount end as refunded,
      coalesce((expected_back->>'amount')::bigint, 0) as back,
      coalesce(loan_principal, 0) as repaid,
      coalesce(nullif(merchant, ''), description) as payee
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
    case when e.refund_of is null then l.amount else -l.amount end - l.back,
    case when e.refund_of is null then l.amount else -l.amount end - l.back,
    coalesce(nullif(e.merchant, ''), e.description), null, 'expenses'
  from expenses e
    cross join lateral expense_lines(e.lines, (e.expected_back->>'amount')::bigint, e.id) l
  where e.lines is not null
  union all
  select scope, 'income', id, 0, date, currency, category_id, rate, template_id is not null,
    amount, 0, case when settles is null then 0 else amount end, 0,
    case when settles is null then amount else 0 end,
    case when settles is null then amount else 0 end,
    coalesce(nullif(source, ''), description), null, 'incomes'
  from incomes
  union all
  select scope, 'expense', id, 0, date, currency, category_id, null, false, share, 0, 0, 0, share,
    paid, description, group_id, 'group_shares'
  from group_shares where share > 0 or paid > 0;

-- The two lenses side by side: what things cost, and what was laid out. Amounts stay in their own
-- currency: another one is counted entry by entry, because each is rounded by itself.
create table ledger_days (
  scope text not null,
  currency text not null,
  day date not null,
  kind text not null,
  category_id uuid,
  by_plan boolean not null,
  share bigint not null,
  paid bigint not null,
  -- Entries that count here, and those whose first part does: a day counts each of them once.
  share_rows integer not null,
  paid_rows integer not null,
  share_firsts integer not null,
  paid_firsts integer not null
);
create unique index ledger_days_once on ledger_days
  (scope, currency, day, kind, category_id, by_plan) nulls not distinct;

-- What was spent at each payee, by month; a payee is found in whatever case it is written.
create table ledger_payees (
  scope text not null,
  currency text not null,
  month date not null,
  payee text not null,
  name text not null,
  -- Null also when it is several.
  category_id uuid,
  share bigint not null,
  paid bigint not null,
  share_rows integer not null,
  paid_rows integer not null,
  -- Without refunds.
  share_buys integer not null,
  paid_buys integer not null,
  first_on date not null,
  last_on date not null
);
create unique index ledger_payees_once on ledger_payees (scope, currency, month, payee);

-- The days and months whose sums no longer hold. A mark is added, never changed, so a writer waits
-- for nobody and none is lost: who counts anew takes away only the marks it has seen.
create table ledger_marks (
  scope text not null,
  sums text not null check (sums in ('days', 'payees')),
  day date not null
);
create index ledger_marks_by_scope on ledger_marks (scope, sums);

create function ledger_inserted() returns trigger language plpgsql as $$
begin
  insert into ledger_marks select scope, 'days', date from fresh
    union select scope, 'payees', date_trunc('month', date)::date from fresh;
  return null;
end $$;
create function ledger_deleted() returns trigger language plpgsql as $$
begin
  insert into ledger_marks select scope, 'days', date from stale
    union select scope, 'payees', date_trunc('month', date)::date from stale;
  return null;
end $$;
create function ledger_updated() returns trigger language plpgsql as $$
begin
  insert into ledger_marks
    with moved as (select scope, date from fresh union select scope, date from stale)
    select scope, 'days', date from moved
    union select scope, 'payees', date_trunc('month', date)::date from moved;
  return null;
end $$;

create procedure ledger_watch(tbl regclass) language plpgsql as $$
begin
  execute format('create trigger ledger_inserted after insert on %s referencing new table as fresh
    for each statement execute function ledger_inserted()', tbl);
  execute format('create trigger ledger_updated after update on %s
    referencing old table as stale new table as fresh
    for each statement execute function ledger_updated()', tbl);
  execute format('create trigger ledger_deleted after delete on %s referencing old table as stale
    for each statement execute function ledger_deleted()', tbl);
end $$;
call ledger_watch('expenses');
call ledger_watch('incomes');
call ledger_watch('group_shares');

create function count_days(who text, days date[]) returns void language sql as $$
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
$$;

create function count_payees(who text, months date[]) returns void language sql as $$
  delete from ledger_payees where scope = who and month = any(months);
  insert into ledger_payees
  select who, currency, month, payee, max(name), case when min(category) = max(category)
      and count(category) = count(*) then min(category)::uuid end,
    sum(net), sum(paid),
    count(*) filter (where part = 0 and net <> 0),
    count(*) filter (where part = 0 and paid <> 0),
    count(*) filter (where part = 0 and net <> 0 and refunded = 0),
    count(*) filter (where part = 0 and paid <> 0 and refunded = 0),
    min(date), max(date)
  from (
    select currency, date_trunc('month', date)::date as month, lower(payee) collate "C" as payee,
      payee collate "C" as name, category_id::text collate "C" as category, net, paid, part,
      refunded, date
    from ledger_parts
    -- Day by day, so that they are found by scope and date.
    where scope = who and kind = 'expense' and (net <> 0 or paid <> 0) and date = any(array(
      select day::date from unnest(months) as month,
        generate_series(month, month + interval '1 month - 1 day', interval '1 day') as day))
  ) parts
  group by currency, month, payee;
$$;

-- The marks of these sums, taken away. One at a time for each scope: every statement that follows
-- sees what was committed before the lock was had.
create function take_marks(who text, which text) returns date[] language plpgsql as $$
declare
  days date[];
begin
  if not exists (select from ledger_marks where scope = who and sums = which) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(which || ' ' || who, 0));
  with taken as (delete from ledger_marks where scope = who and sums = which returning day)
  select array_agg(distinct day) into days from taken;
  return days;
end $$;

-- Counts anew what has changed since it was last asked for; answers the currencies there are.
create function refresh_days(who text) returns text[] language plpgsql as $$
declare
  days date[] := take_marks(who, 'days');
begin
  if days is not null then perform count_days(who, days); end if;
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

create function refresh_payees(who text) returns void language plpgsql as $$
declare
  months date[] := take_marks(who, 'payees');
begin
  if months is not null then perform count_payees(who, months); end if;
end $$;

-- What is in another currency is counted entry by entry; what one payee got; and purchases over
-- several categories, which the view looks for apart.
create index expenses_split on expenses (scope, date) where lines is not null;
create index expenses_by_currency on expenses (scope, currency, date);
create index expenses_by_payee
  on expenses (scope, lower(coalesce(nullif(merchant, ''), description)), date);

insert into ledger_marks
  with moved as (
    select scope, date from expenses union select scope, date from incomes
    union select scope, date from group_shares
  )
  select scope, 'days', date from moved
  union select scope, 'payees', date_trunc('month', date)::date from moved;
