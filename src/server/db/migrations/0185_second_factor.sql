-- The authenticator app of a user, as staff have it.
create table identity.totp (
  user_id uuid primary key references identity.users on delete cascade,
  -- Encrypted with a key made from AUTH_SECRET.
  secret bytea not null,
  -- Null until the first code has shown that the app on the phone has the secret.
  confirmed_at timestamptz(3),
  -- The time step of the last code used: none works twice.
  last_step bigint not null,
  recovery_hashes text[] not null
);

-- Between two steps of one act, such as a password and the code that goes with it.
create table identity.tickets (
  -- The SHA-256 of the ticket: a copy of this table is worth nothing.
  token_hash text primary key,
  purpose text not null,
  user_id uuid references identity.users on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index tickets_by_user on identity.tickets (user_id);
create index tickets_by_end on identity.tickets (expires_at);

-- Two-factor sign-in that ends by itself, as staff were asked to, unless its owner stops that.
create table identity.recoveries (
  user_id uuid primary key references identity.users on delete cascade,
  begun_at timestamptz(3) not null,
  due_at timestamptz(3) not null
);
create index recoveries_by_due on identity.recoveries (due_at);

-- When each way in was last used.
alter table identity.users
  add column password_used_at timestamptz(3),
  add column phone_used_at timestamptz(3);

-- A second factor that was changed is told of, and taken back like any other way to an account.
alter table identity.undo_links
  drop constraint undo_links_about_check,
  add constraint undo_links_about_check check (about in ('email', 'phone', 'password', 'feed',
    'token', 'export', 'asked', 'sign-out', 'second-factor', 'recovery'));
