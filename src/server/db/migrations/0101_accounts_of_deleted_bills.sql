-- Which account somebody paid a bill from that is deleted, until it cannot come back any more. The
-- record of the group has the bill itself; this is its owner's alone, so it is in no document.
create table deleted_shares (
  share_id uuid primary key,
  scope text not null check (scope like 'u:%'),
  expense_id uuid not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  account_id uuid,
  account_amount bigint check (account_amount between 1 and 10000000000000),
  deleted_at timestamptz(3) not null
);
create index deleted_shares_by_expense on deleted_shares (expense_id);
create index deleted_shares_by_scope on deleted_shares (scope);
