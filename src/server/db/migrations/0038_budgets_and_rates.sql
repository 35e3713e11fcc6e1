-- Which rates each person's budgets were last looked at with: newer ones may make a budget reach a
-- threshold though nothing was written since.
alter table budget_checks add column rates_at timestamptz;
