-- What a token was called stays as long as what it asked: 90 days after it ended.
create table ended_tokens (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  name text not null,
  hint text not null,
  ended_at timestamptz(3) not null
);
create index ended_tokens_by_user on ended_tokens (user_id, ended_at);
create index ended_tokens_by_end on ended_tokens (ended_at);
