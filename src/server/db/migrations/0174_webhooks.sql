-- Addresses that are told what changes in a book. Their secrets are made from that of the server
-- and this version, and kept nowhere.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  url text not null,
  -- 'all', 'book', or the id of a group.
  place text not null,
  -- None: all.
  nouns text[] not null,
  secret_version integer not null default 1,
  -- Until then the secret before signs, too.
  former_until timestamptz(3),
  state text not null check (state in ('on', 'paused', 'off')),
  failing_since timestamptz(3),
  last_status integer,
  last_tried_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index webhooks_by_user on webhooks (user_id, created_at);

-- How far the revisions of a scope were read for it.
create table webhook_cursors (
  webhook_id uuid not null references webhooks on delete cascade,
  of_scope text not null,
  rev bigint not null,
  primary key (webhook_id, of_scope)
);

-- What is sent, each change once, under the same id at every try.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  of_scope text not null,
  rev bigint not null,
  type text not null,
  body text not null,
  state text not null check (state in ('waiting', 'sent', 'dead')),
  tries integer not null default 0,
  next_at timestamptz(3) not null,
  last_status integer,
  created_at timestamptz(3) not null,
  unique (webhook_id, of_scope, rev)
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_by_age on webhook_deliveries (webhook_id, created_at);
