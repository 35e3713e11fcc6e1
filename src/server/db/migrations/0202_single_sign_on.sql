-- Who somebody is at an issuer of single sign-on; never by an address, which may become another's.
create table identity.sso_links (
  issuer text not null,
  subject text not null,
  user_id uuid not null references identity.users on delete cascade,
  since timestamptz(3) not null,
  last_used_at timestamptz(3),
  primary key (issuer, subject),
  -- One person there is one account here, and the other way round.
  unique (user_id, issuer)
);

alter table identity.undo_links
  drop constraint undo_links_about_check,
  add constraint undo_links_about_check check (about in ('email', 'phone', 'password', 'feed',
    'token', 'export', 'asked', 'sign-out', 'second-factor', 'recovery', 'passkey', 'sso'));
