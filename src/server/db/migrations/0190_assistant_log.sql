-- What assistants asked by a token of somebody's, and in a few words what they were told: for the
-- owner to read. It outlives the token.
create table assistant_log (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  token_id uuid not null,
  at timestamptz(3) not null,
  tool text not null,
  asked text not null,
  told text not null
);
create index assistant_log_by_token on assistant_log (user_id, token_id, at);
create index assistant_log_by_age on assistant_log (at);
