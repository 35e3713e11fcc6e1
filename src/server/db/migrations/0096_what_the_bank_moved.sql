-- The same as before, with what the bank moved (in minor units) for how much of the entry: where
-- that is in the wanted currency, it counts before any rate.
create or replace view ledger_parts as
  select scope, 'expense' as kind, id as entry_id, 0 as part, date, currency, category_id, rate,
    template_id is not null or loan_id is not null or installment is not null as by_plan,
    gross, refunded, back, repaid, gross - refunded - back - repaid as net,
    gross - refunded - back - repaid as paid, payee, null::uuid as group_id,
    'expenses' as source, case when account_amount > 0 then
      (select a.currency from accounts a where a.id = account_id and a.scope = whole.scope)
    end as moved_to, account_amount as moved, amount as moved_for
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
    coalesce(nullif(e.merchant, ''), e.description), null, 'expenses',
    case when e.account_amount > 0 then
      (select a.currency from accounts a where a.id = e.account_id and a.scope = e.scope)
    end, e.account_amount, e.amount
  from expenses e
    cross join lateral expense_lines(e.lines, (e.expected_back->>'amount')::bigint, e.id) l
  where e.lines is not null
  union all
  select scope, 'income', id, 0, date, currency, category_id, rate, template_id is not null,
    amount, 0, case when settles is null then 0 else amount end, 0,
    case when settles is null then amount else 0 end,
    case when settles is null then amount else 0 end,
    coalesce(nullif(source, ''), description), null, 'incomes',
    case when account_amount > 0 then
      (select a.currency from accounts a where a.id = account_id and a.scope = incomes.scope)
    end, account_amount, amount
  from incomes
  union all
  select scope, 'expense', id, 0, date, currency, category_id, rate, false, share, 0, 0, 0, share,
    paid, description, group_id, 'group_shares', null, null, null
  from group_shares where share > 0 or paid > 0;
