-- What people are told, once each, and the ways it reaches them outside the app.

create table notifications (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  kind text not null check (char_length(kind) between 1 and 40),
  title text not null check (char_length(title) between 1 and 200),
  body text not null check (char_length(body) <= 1000),
  -- A screen of ours: what is told must never lead elsewhere.
  link text check (link like '/mcapp%' and char_length(link) <= 300),
  data jsonb not null,
  read boolean not null,
  snoozed_until timestamptz(3),
  created_at timestamptz(3) not null
);
create index notifications_newest_first
  on notifications (scope, created_at desc nulls first, id desc);
call sync_track('notifications');

-- Kept apart, so that what somebody has deleted is not told again.
create table notice_keys (
  user_id uuid not null,
  kind text not null,
  subject text not null check (char_length(subject) <= 200),
  period text not null check (char_length(period) <= 80),
  created_at timestamptz(3) not null,
  primary key (user_id, kind, subject, period)
);
create index notice_keys_by_age on notice_keys using brin (created_at);

-- What is still to be handed over. Reading or deleting a notification makes it needless.
create table notice_deliveries (
  notification_id uuid not null references notifications on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  user_id uuid not null,
  due_at timestamptz(3) not null,
  attempts integer not null default 0,
  primary key (notification_id, channel)
);
create index notice_deliveries_by_time on notice_deliveries (due_at);
create index notice_deliveries_by_user on notice_deliveries (user_id, channel);

-- The way to one browser, for as long as the session in it lasts.
create table push_subscriptions (
  endpoint text primary key check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  user_id uuid not null references identity.users on delete cascade,
  session_id uuid not null references identity.sessions on delete cascade,
  created_at timestamptz(3) not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- Where somebody has signed in before, so that a new place is worth a word.
create table identity.known_devices (
  user_id uuid not null references identity.users on delete cascade,
  device text not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, device)
);

alter table users
  add column email_rhythm text not null default 'immediate'
    check (email_rhythm in ('immediate', 'daily', 'weekly')),
  add column muted_email text[] not null default '{}' check (cardinality(muted_email) <= 50),
  add column muted_push text[] not null default '{}' check (cardinality(muted_push) <= 50),
  add column quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column quiet_to text check (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$');
