-- Staff: who may enter the admin area, apart from the users of the app, and what they did there.
create table staff (
  id uuid primary key,
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  display_name text not null check (char_length(display_name) between 1 and 100),
  -- Any text: a role that is missing or unknown to this version is read as viewer, and reported.
  role text,
  password_hash text not null,
  is_active boolean not null,
  created_at timestamptz(3) not null,
  last_login_at timestamptz(3)
);

-- Ended sessions stay for a while: an address somebody came from before is not a stranger's.
create table staff_sessions (
  -- The SHA-256 of the bearer token: a copy of this table lets nobody in.
  token_hash text primary key,
  staff_id uuid not null references staff,
  address text not null,
  user_agent text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index staff_sessions_by_staff on staff_sessions (staff_id, created_at);

create table staff_totp (
  staff_id uuid primary key references staff,
  -- Encrypted with a key made from AUTH_SECRET.
  secret bytea not null,
  -- Null until the first code has shown that the app on the phone has the secret.
  confirmed_at timestamptz(3),
  -- The time step of the last code used: none works twice.
  last_step bigint not null,
  recovery_hashes text[] not null
);

create table audit_log (
  seq bigint primary key,
  at timestamptz(3) not null,
  -- Null: whoever runs the server, by command or by setting.
  staff_id uuid references staff,
  action text not null check (char_length(action) between 1 and 60),
  target uuid,
  details jsonb not null,
  previous bytea not null,
  hash bytea not null
);
create index audit_log_by_staff on audit_log (staff_id, seq);

-- The entry and the hash of the one before it, in a form that no setting of a session changes.
create function audit_log_hash(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.seq, (extract(epoch from entry.at) * 1000)::bigint, entry.staff_id, entry.action,
    entry.target, entry.details, encode(entry.previous, 'hex'))::text, 'UTF8'))
$$;

-- Numbered and chained under a lock that lasts until commit, so that no two follow the same one.
create function audit_log_chain() returns trigger language plpgsql as $$
declare
  last audit_log;
begin
  perform pg_advisory_xact_lock(7201966);
  select * into last from audit_log order by seq desc limit 1;
  new.seq := coalesce(last.seq, 0) + 1;
  new.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  new.hash := audit_log_hash(new);
  return new;
end
$$;
create trigger audit_log_chain before insert on audit_log
  for each row execute function audit_log_chain();

create function audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end
$$;
create trigger audit_log_stays before update or delete or truncate on audit_log
  for each statement execute function audit_log_stays();

-- The first entry that is not as it was written, or null when all are.
create function audit_log_break() returns bigint language sql stable as $$
  select min(place) from (
    select row_number() over chain as place, a as entry, a.seq, a.previous, a.hash,
      lag(a.hash) over chain as before
    from audit_log a window chain as (order by a.seq)
  ) checked
  where seq <> place or hash <> audit_log_hash(entry)
    or previous <> coalesce(before, decode(repeat('00', 32), 'hex'))
$$;
