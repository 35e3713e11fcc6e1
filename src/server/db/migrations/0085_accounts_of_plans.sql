-- What recurs and what a loan is paid from know their account; so does a payment of a loan, which
-- moves it where no expense does.
alter table expense_templates add column account_id uuid;
alter table income_templates add column account_id uuid;
alter table loans add column pay_from_id uuid;
create index expense_templates_by_account on expense_templates (account_id)
  where account_id is not null;
create index income_templates_by_account on income_templates (account_id)
  where account_id is not null;
create index loans_by_account on loans (pay_from_id) where pay_from_id is not null;
alter table payments add column account_id uuid;
create index payments_by_account on payments (account_id, date) where account_id is not null;

-- Added to what the view says already, so that it does not matter who added to it before.
do $$
begin
  execute 'create or replace view account_moves as '
    || rtrim(pg_get_viewdef('account_moves'::regclass), ';') || '
  union all
  select p.scope, p.account_id, p.date,
    case when l.currency = a.currency then -p.amount end, false, ''payments'', p.id
  from payments p
    join loans l on l.id = p.loan_id and l.scope = p.scope
    join accounts a on a.id = p.account_id and a.scope = p.scope
  where p.expense_id is null';
end $$;
