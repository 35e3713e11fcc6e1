-- What the public site writes: messages to support, and households that visitors try.

create table support_messages (
  id uuid primary key,
  created_at timestamptz(3) not null,
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (email = lower(email) and char_length(email) <= 254),
  topic text not null check (topic in ('question', 'problem', 'privacy', 'corporate', 'other')),
  message text not null check (char_length(message) between 1 and 5000),
  status text not null check (status in ('open', 'answered', 'closed')),
  -- Whose verified address it was written from, if anybody's; it goes with the account.
  user_id uuid references identity.users on delete set null,
  updated_at timestamptz(3) not null
);
create index support_messages_by_status on support_messages (status, created_at desc, id desc);
create index support_messages_newest_first on support_messages (created_at desc, id desc);
create index support_messages_by_user on support_messages (user_id) where user_id is not null;

create table support_replies (
  id uuid primary key,
  message_id uuid not null references support_messages on delete cascade,
  created_at timestamptz(3) not null,
  staff_id uuid not null references staff,
  text text not null check (char_length(text) between 1 and 5000)
);
create index support_replies_in_order on support_replies (message_id, created_at, id);

-- Null: somebody's own. Otherwise a demo household, and when it will be gone.
alter table users add column demo_until timestamptz(3);
create index users_by_demo_end on users (demo_until) where demo_until is not null;
