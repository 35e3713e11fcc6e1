-- The networks somebody came in from: tries from there are counted for themselves, so that
-- strangers lock nobody out.
create table identity.known_places (
  user_id uuid not null references identity.users on delete cascade,
  network text not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, network)
);
create index known_places_by_time on identity.known_places (seen_at);
insert into identity.known_places (user_id, network, seen_at)
  select user_id, ip_address, max(updated_at) from identity.sessions
  where ip_address <> '' and ip_address not like '%:%' group by user_id, ip_address;

-- A known place has a code of its own, which a stranger's takes no place of. Codes live minutes.
delete from identity.phone_codes;
alter table identity.phone_codes
  -- Whose tries are counted together: a known network, a user id, or nothing for all strangers.
  add column place text not null default '',
  -- The network it was asked from; `tries` counts those from there.
  add column asked_from text not null default '',
  drop constraint phone_codes_pkey,
  add primary key (phone_number, purpose, place);
alter table identity.phone_guesses
  add column place text not null default '',
  drop constraint phone_guesses_pkey,
  add primary key (phone_number, place);

-- The token before the newest one of a session, until when that is and since when the newest is
-- used: from then on whoever comes with the one before has taken it from somebody.
alter table identity.sessions
  add column former_token text unique,
  add column renewed_at timestamptz(3),
  add column adopted_at timestamptz(3);
