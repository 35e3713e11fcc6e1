-- When each person's budgets were last looked at: who writes without a pause is not looked at with
-- every entry.
alter table budget_checks add column checked_at timestamptz not null default '-infinity';
