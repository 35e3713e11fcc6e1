-- A payment that was taken back, and the expense it was, for as long as that may be undone.
create table deleted_payments (
  scope text not null check (scope like 'u:%'),
  payment_id uuid not null,
  expense_id uuid,
  payment jsonb not null,
  expense jsonb,
  deleted_at timestamptz(3) not null,
  primary key (scope, payment_id)
);

create index deleted_payments_by_expense on deleted_payments (scope, expense_id)
  where expense_id is not null;
