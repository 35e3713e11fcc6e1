-- Signing in by phone and by mailed link, proofs of the captcha, and own pictures.

-- Always in the form of E.164. Whoever signs up by phone has a made-up address as email here,
-- because the identity engine wants one; the profile shows none.
alter table identity.users
  add column phone_number text unique check (phone_number ~ '^\+[1-9][0-9]{1,14}$');

-- The newest code of a number for a purpose; a new one takes the place of the one before.
create table identity.phone_codes (
  phone_number text not null,
  purpose text not null check (purpose in ('login', 'signup', 'change')),
  -- Who asked for it, when somebody signed in changes their number.
  user_id uuid references identity.users on delete cascade,
  -- Keyed with AUTH_SECRET: of a million codes a plain hash would be found at once.
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null,
  primary key (phone_number, purpose)
);
create index phone_codes_by_user on identity.phone_codes (user_id) where user_id is not null;
create index phone_codes_by_end on identity.phone_codes (expires_at);

-- Guesses at the codes of a number, counted over all its codes: a new code is no new chance.
create table identity.phone_guesses (
  phone_number text primary key,
  used integer not null,
  resets_at timestamptz(3) not null
);
create index phone_guesses_by_reset on identity.phone_guesses (resets_at);

create table identity.mail_links (
  -- The SHA-256 of what the link holds.
  token_hash text primary key,
  purpose text not null check (purpose in ('reset', 'verify')),
  user_id uuid not null references identity.users on delete cascade,
  email text not null,
  expires_at timestamptz(3) not null
);
create index mail_links_by_user on identity.mail_links (user_id, purpose);
create index mail_links_by_end on identity.mail_links (expires_at);

-- Proofs that were used, until they would have expired anyway.
create table identity.captcha_proofs (
  proof_hash text primary key,
  expires_at timestamptz(3) not null
);
create index captcha_proofs_by_end on identity.captcha_proofs (expires_at);

create table avatars (
  user_id uuid primary key references users on delete cascade,
  image bytea not null check (octet_length(image) <= 1048576),
  updated_at timestamptz(3) not null
);

update users set avatar = '/api/avatars/' || id || '.svg' where avatar like 'data:%';
