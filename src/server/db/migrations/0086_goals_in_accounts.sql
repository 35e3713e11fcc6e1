-- Which account a goal is kept in, where single contributions lie, and what brought them there.
alter table goals add column account_id uuid;
alter table contributions add column account_id uuid, add column transfer_id uuid;
create index goals_by_account on goals (account_id) where account_id is not null;
create index contributions_by_account on contributions (account_id) where account_id is not null;
create index contributions_by_transfer on contributions (transfer_id)
  where transfer_id is not null;
