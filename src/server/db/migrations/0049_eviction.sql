-- A change of address belongs to the session that asked for it: it ends with that session, and
-- keeps that session when it is carried out. Null where an address is only confirmed.
alter table identity.mail_links
  add column session_id uuid references identity.sessions on delete cascade;
create index mail_links_by_session on identity.mail_links (session_id)
  where session_id is not null;

-- How somebody takes back a change of their account that was not theirs. Not voided by later
-- changes: whoever took the account would void it first.
create table identity.undo_links (
  -- The SHA-256 of what the link holds.
  token_hash text primary key,
  user_id uuid not null references identity.users on delete cascade,
  about text not null check (about in ('email', 'phone', 'password')),
  -- The address or number to be put back; null where there was none.
  before text,
  expires_at timestamptz(3) not null
);
create index undo_links_by_user on identity.undo_links (user_id);
create index undo_links_by_end on identity.undo_links (expires_at);
