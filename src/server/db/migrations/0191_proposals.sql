-- What an assistant would write, until its owner says yes or no.
create table proposals (
  id uuid not null,
  scope text not null check (scope like 'u:%'),
  command jsonb not null check (jsonb_typeof(command) = 'object'),
  made_by text not null check (char_length(made_by) between 1 and 60),
  token_id uuid not null,
  state text not null check (state in ('waiting', 'accepted', 'declined', 'expired')),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (scope, id)
);
create index proposals_newest_first on proposals (scope, created_at desc nulls first, id desc);
create index proposals_by_end on proposals (expires_at);
