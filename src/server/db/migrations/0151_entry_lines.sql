-- What a line that a program sent was understood as. Whoever sends it again gets the same entry: by
-- its key for a day, without one for a minute. Its id takes the entry back for ten minutes.
create table entry_lines (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  -- The token or session it came by.
  made_by uuid not null,
  key text not null,
  -- What was asked under that key.
  body_hash text not null,
  -- The command, and how the line was read.
  read jsonb not null,
  at timestamptz(3) not null,
  unique (user_id, key)
);
create index entry_lines_by_at on entry_lines (at);
