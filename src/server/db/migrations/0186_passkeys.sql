-- What lets somebody in by a key that their device keeps, and shows by a fingerprint or a code.
create table identity.passkeys (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  -- As their device names it.
  credential_id text not null unique,
  -- The host it was made for: at another one it opens nothing.
  rp_id text not null,
  public_key bytea not null,
  -- Some devices count how often it was used; one that goes back was copied. Others say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_by_user on identity.passkeys (user_id, created_at);

-- What a device is told instead of the id of its user.
alter table identity.users add column passkey_handle bytea unique;

alter table identity.undo_links
  drop constraint undo_links_about_check,
  add constraint undo_links_about_check check (about in ('email', 'phone', 'password', 'feed',
    'token', 'export', 'asked', 'sign-out', 'second-factor', 'recovery', 'passkey'));
