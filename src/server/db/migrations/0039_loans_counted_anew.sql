-- What the owner took back of an instalment whose day had come: it is open, and not posted again.
alter table loan_instalments add column amount bigint check (amount > 0);

update loan_instalments i set amount = open.amount
from (
  select r.scope, r.loan_id, r.due_on, a.payment + a.fees - coalesce((
      select sum(p.amount) from payments p
      where p.scope = r.scope and p.loan_id = r.loan_id and p.due_on = r.due_on
    ), 0) as amount
  from loan_instalments r
  join amortization a on a.scope = r.scope and a.loan_id = r.loan_id and a.date = r.due_on
  where r.status = 'removed'
) open
where i.scope = open.scope and i.loan_id = open.loan_id and i.due_on = open.due_on
  and open.amount > 0;

-- What is owed, and what each payment was for, follows another rule now: a job counts these anew.
create table loans_to_recount (
  scope text not null check (scope like 'u:%'),
  loan_id uuid primary key
);
insert into loans_to_recount (scope, loan_id) select scope, id from loans;
