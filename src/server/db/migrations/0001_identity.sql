-- Who may sign in, and with what. Profiles are documents and live apart, in the users table.
create schema identity;

create table identity.users (
  id uuid primary key,
  name text not null,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table identity.sessions (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  -- The SHA-256 of the bearer token: a copy of this table lets nobody in.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sessions_by_user on identity.sessions (user_id, expires_at);

create table identity.accounts (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index accounts_by_user on identity.accounts (user_id);

create table identity.verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_by_identifier on identity.verifications (identifier);
