-- Whoever was in when staff deleted their account is told so there. Nothing says whose it was.
alter table identity.shut_tokens
  alter column user_id drop not null,
  add column deleted_at timestamptz(3);
create index shut_tokens_by_end on identity.shut_tokens (deleted_at) where deleted_at is not null;
