-- Tokens of sessions that ended because their account was suspended: who comes with one is told.
create table identity.shut_tokens (
  token_hash text primary key,
  user_id uuid not null references identity.users on delete cascade
);
create index shut_tokens_by_user on identity.shut_tokens (user_id);
