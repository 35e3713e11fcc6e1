-- What lets another program into one's book, within the bounds its owner chose. Kept as a hash.
create table api_tokens (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  name text not null,
  token_hash text not null unique,
  -- Its last characters, so that its owner knows which one it is.
  hint text not null,
  may text not null check (may in ('read', 'add', 'full')),
  -- 'all', 'book', or the id of a group.
  place text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  last_address text
);
create index api_tokens_by_user on api_tokens (user_id, created_at);
create index api_tokens_by_end on api_tokens (expires_at);

-- A token that was made is told of, and taken back like any other way to an account.
alter table identity.undo_links
  drop constraint undo_links_about_check,
  add constraint undo_links_about_check
    check (about in ('email', 'phone', 'password', 'feed', 'token', 'export', 'asked', 'sign-out'));
