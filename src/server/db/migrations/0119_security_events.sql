-- Whatever is told of an account can be answered by the same link. One that is over is kept for a
-- while, to say why it is.
alter table identity.undo_links
  drop constraint undo_links_about_check,
  add constraint undo_links_about_check
    check (about in ('email', 'phone', 'password', 'feed', 'export', 'asked', 'sign-out')),
  add column ended text check (ended in ('used', 'reset'));

-- What happened to the ways into an account: for its owner, and for who helps them.
create table identity.security_events (
  seq bigint generated always as identity primary key,
  user_id uuid not null references identity.users on delete cascade,
  at timestamptz(3) not null,
  what text not null,
  -- The address or number it is about, masked.
  way text,
  browser text not null,
  network text not null
);
create index security_events_by_user on identity.security_events (user_id, seq desc);
create index security_events_by_at on identity.security_events (at);
