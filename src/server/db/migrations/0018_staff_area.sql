-- What users say of the product, what staff tell everybody, and what staff look things up by.

create table testimonials (
  id uuid primary key,
  scope text not null check (scope = 'u:' || user_id::text),
  text text not null check (char_length(text) between 1 and 1000),
  rating integer not null check (rating between 1 and 5),
  shown_as text not null check (char_length(shown_as) between 1 and 60),
  user_id uuid not null,
  status text not null check (status in ('waiting', 'approved', 'rejected')),
  -- Why it was not approved, for its writer.
  note text check (char_length(note) <= 300),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index testimonials_newest_first
  on testimonials (scope, created_at desc nulls first, id desc);
create index testimonials_by_status on testimonials (status, created_at desc, id desc);
call sync_track('testimonials');

create table announcements (
  id uuid primary key,
  created_at timestamptz(3) not null,
  staff_id uuid not null references staff,
  title text not null check (char_length(title) between 1 and 120),
  body text not null check (char_length(body) between 1 and 1000),
  audience text not null check (audience in ('all', 'plus')),
  -- Everybody up to this user was told; the next run goes on from here.
  told_up_to uuid,
  told integer not null default 0,
  finished_at timestamptz(3)
);
create index announcements_newest_first on announcements (created_at desc, id desc);
create index announcements_unfinished on announcements (id) where finished_at is null;

-- Null until the mail was handed over; after so many tries it is given up.
alter table support_replies
  add column sent_at timestamptz(3),
  add column attempts integer not null default 0;
create index support_replies_unsent on support_replies (created_at) where sent_at is null;

-- What went wrong on our side, counted by the hour. It may be lost in a crash.
create unlogged table server_errors (
  hour timestamptz not null,
  route text not null,
  status integer not null,
  count integer not null,
  primary key (hour, route, status)
);

create index users_newest_first on users (created_at desc, id desc);
create index users_by_name on users (lower(name), id);
create index users_last_seen on users (last_login desc nulls last, id desc);
create index users_by_plan_end on users (subscription_end_date)
  where subscription_end_date is not null;
create index groups_newest_first on groups (created_at desc, id desc);
create index sessions_by_use on identity.sessions (updated_at);
create index audit_log_by_target on audit_log (target, seq) where target is not null;
