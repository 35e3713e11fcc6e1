-- Documents, the record of their changes per scope, and the answers already given.

create table users (
  id uuid primary key,
  scope text not null check (scope = 'u:' || id::text),
  name text not null check (char_length(name) between 1 and 100),
  phone text check (char_length(phone) <= 20),
  email text check (char_length(email) <= 320),
  email_verified boolean not null,
  avatar text not null check (char_length(avatar) <= 2000),
  country text check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  timezone text not null check (char_length(timezone) <= 60),
  locale text not null check (char_length(locale) <= 35),
  email_notifications boolean not null,
  push_notifications boolean not null,
  role text not null check (role = 'user'),
  roles text[],
  status text not null check (status in ('active', 'suspended', 'deleted')),
  subscription_end_date timestamptz(3),
  ai_advice_count integer not null check (ai_advice_count >= 0),
  ai_advice_last_reset timestamptz(3) not null,
  last_login timestamptz(3),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null,
  updated_by uuid not null
);
create index users_by_email on users (lower(email)) where email is not null;
create index users_by_phone on users (phone) where phone is not null;

create table categories (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 60),
  type text not null check (type in ('expense', 'income')),
  icon text not null check (char_length(icon) <= 40),
  color text not null check (char_length(color) <= 40),
  parent_id uuid check (parent_id <> id),
  archived boolean not null,
  sort integer not null check (sort between 0 and 1000000),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index categories_in_order on categories (scope, sort, id desc);
create index categories_by_parent on categories (parent_id) where parent_id is not null;

create table global_categories (
  id uuid primary key,
  scope text not null default 'global' check (scope = 'global'),
  name text not null check (char_length(name) between 1 and 60),
  type text not null check (type in ('expense', 'income')),
  icon text not null check (char_length(icon) <= 40),
  color text not null check (char_length(color) <= 40),
  parent_id uuid references global_categories,
  archived boolean not null default false,
  sort integer not null check (sort between 0 and 1000000),
  created_at timestamptz(3) not null default now(),
  created_by uuid
);

create table expenses (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  amount bigint not null check (amount between 1 and 10000000000000),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  description text not null check (char_length(description) between 1 and 200),
  merchant text check (char_length(merchant) <= 120),
  category_id uuid,
  date date not null,
  payment_method text not null
    check (payment_method in ('cash', 'card', 'bank', 'mobile', 'other')),
  notes text check (char_length(notes) <= 2000),
  tags text[] not null check (cardinality(tags) <= 20),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
-- NULLS FIRST is what "order by date desc" means; any other order would leave the index unused.
create index expenses_newest_first on expenses (scope, date desc nulls first, id desc);
create index expenses_by_category on expenses (category_id) where category_id is not null;

-- A scope counts its changes. The counter's row lock makes the count follow the order of commits,
-- which a sequence does not: a reader could then pass a number that is not yet visible.
create table sync_scope (
  scope text primary key,
  rev bigint not null,
  -- Deletions up to here are forgotten: an older copy has to be taken afresh.
  horizon bigint not null default 0 check (horizon <= rev)
);

create table sync_row (
  scope text not null,
  tbl text not null,
  id uuid not null,
  rev bigint not null,
  deleted boolean not null,
  primary key (scope, tbl, id),
  unique (scope, rev)
);
create index sync_row_gone on sync_row (scope, rev) where deleted;

create table idem (
  user_id uuid not null,
  key text not null check (char_length(key) between 8 and 255),
  status integer not null,
  result jsonb not null,
  body_hash bytea not null,
  created_at timestamptz(3) not null,
  primary key (user_id, key)
);
-- Written in the order of time, so a coarse index is enough, and costs a write nothing.
create index idem_by_age on idem using brin (created_at);

-- The three functions differ in what changed. Each counts the scopes up in sorted order, so that
-- two writers never wait for each other, and numbers the rows with the revisions it took.
-- None notifies: NOTIFY inside a write transaction makes all commits wait for each other.
create function sync_inserted() returns trigger language plpgsql as $$
begin
  with taken as (
    insert into sync_scope as s (scope, rev)
      select scope, count(*) from new_rows group by scope order by scope
      on conflict (scope) do update set rev = s.rev + excluded.rev
      returning s.scope, s.rev
  )
  insert into sync_row (scope, tbl, id, rev, deleted)
    select scope, tg_table_name, id,
      taken.rev + 1 - row_number() over (partition by scope order by id desc), false
    from new_rows join taken using (scope)
    on conflict (scope, tbl, id) do update set rev = excluded.rev, deleted = false;
  return null;
end $$;

-- A row that moves to another scope is gone from the old one and new in the other.
create function sync_updated() returns trigger language plpgsql as $$
begin
  with changed as (
    select scope, id, false as gone from new_rows
    union all
    select o.scope, o.id, true from old_rows o
    where not exists (select from new_rows n where n.id = o.id and n.scope = o.scope)
  ), taken as (
    insert into sync_scope as s (scope, rev)
      select scope, count(*) from changed group by scope order by scope
      on conflict (scope) do update set rev = s.rev + excluded.rev
      returning s.scope, s.rev
  )
  insert into sync_row (scope, tbl, id, rev, deleted)
    select scope, tg_table_name, id,
      taken.rev + 1 - row_number() over (partition by scope order by id desc), gone
    from changed join taken using (scope)
    on conflict (scope, tbl, id) do update set rev = excluded.rev, deleted = excluded.deleted;
  return null;
end $$;

create function sync_deleted() returns trigger language plpgsql as $$
begin
  with taken as (
    insert into sync_scope as s (scope, rev)
      select scope, count(*) from old_rows group by scope order by scope
      on conflict (scope) do update set rev = s.rev + excluded.rev
      returning s.scope, s.rev
  )
  insert into sync_row (scope, tbl, id, rev, deleted)
    select scope, tg_table_name, id,
      taken.rev + 1 - row_number() over (partition by scope order by id desc), true
    from old_rows join taken using (scope)
    on conflict (scope, tbl, id) do update set rev = excluded.rev, deleted = true;
  return null;
end $$;

create procedure sync_track(tracked text) language plpgsql as $$
begin
  execute format('create trigger sync_inserted after insert on %I
    referencing new table as new_rows
    for each statement execute function sync_inserted()', tracked);
  execute format('create trigger sync_updated after update on %I
    referencing old table as old_rows new table as new_rows
    for each statement execute function sync_updated()', tracked);
  execute format('create trigger sync_deleted after delete on %I
    referencing old table as old_rows
    for each statement execute function sync_deleted()', tracked);
end $$;

call sync_track('users');
call sync_track('categories');
call sync_track('global_categories');
call sync_track('expenses');

create function new_global_category(
  n integer, parent integer, kind text, called text, picture text, tone text
) returns void language sql as $$
  insert into global_categories (id, parent_id, type, name, icon, color, sort) values (
    ('019b0000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    ('019b0000-0000-7000-8000-' || lpad(parent::text, 12, '0'))::uuid,
    kind, called, picture, tone, n
  )
$$;

select new_global_category(n, parent, kind, called, picture, tone) from (values
  (100, null, 'expense', 'Groceries', 'shopping-basket', 'leaf'),
  (110, null, 'expense', 'Eating out', 'utensils', 'indigo'),
  (111, 110, 'expense', 'Restaurants', 'utensils-crossed', 'indigo'),
  (112, 110, 'expense', 'Coffee and snacks', 'coffee', 'indigo'),
  (113, 110, 'expense', 'Takeaway', 'pizza', 'indigo'),
  (120, null, 'expense', 'Home', 'house', 'sky'),
  (121, 120, 'expense', 'Rent', 'key-round', 'sky'),
  (122, 120, 'expense', 'Mortgage', 'landmark', 'sky'),
  (123, 120, 'expense', 'Furniture', 'sofa', 'sky'),
  (124, 120, 'expense', 'Repairs', 'hammer', 'sky'),
  (130, null, 'expense', 'Utilities', 'plug', 'amber'),
  (131, 130, 'expense', 'Electricity', 'zap', 'amber'),
  (132, 130, 'expense', 'Water', 'droplets', 'amber'),
  (133, 130, 'expense', 'Heating', 'flame', 'amber'),
  (134, 130, 'expense', 'Internet and phone', 'wifi', 'amber'),
  (140, null, 'expense', 'Transport', 'bus', 'teal'),
  (141, 140, 'expense', 'Public transport', 'train-front', 'teal'),
  (142, 140, 'expense', 'Fuel', 'fuel', 'teal'),
  (143, 140, 'expense', 'Taxi', 'car-taxi-front', 'teal'),
  (144, 140, 'expense', 'Parking', 'circle-parking', 'teal'),
  (145, 140, 'expense', 'Car care', 'car', 'teal'),
  (150, null, 'expense', 'Health', 'heart-pulse', 'rose'),
  (151, 150, 'expense', 'Doctor and dentist', 'stethoscope', 'rose'),
  (152, 150, 'expense', 'Pharmacy', 'pill', 'rose'),
  (160, null, 'expense', 'Insurance', 'shield-check', 'slate'),
  (170, null, 'expense', 'Clothes', 'shirt', 'plum'),
  (180, null, 'expense', 'Leisure', 'ticket', 'honey'),
  (181, 180, 'expense', 'Sports', 'dumbbell', 'honey'),
  (182, 180, 'expense', 'Culture', 'clapperboard', 'honey'),
  (183, 180, 'expense', 'Hobbies', 'palette', 'honey'),
  (190, null, 'expense', 'Subscriptions', 'repeat', 'plum'),
  (200, null, 'expense', 'Travel', 'plane', 'sky'),
  (201, 200, 'expense', 'Stays', 'bed-double', 'sky'),
  (202, 200, 'expense', 'Tickets', 'tickets', 'sky'),
  (210, null, 'expense', 'Children', 'baby', 'indigo'),
  (211, 210, 'expense', 'Childcare', 'blocks', 'indigo'),
  (212, 210, 'expense', 'School', 'backpack', 'indigo'),
  (220, null, 'expense', 'Pets', 'paw-print', 'leaf'),
  (230, null, 'expense', 'Education', 'graduation-cap', 'teal'),
  (240, null, 'expense', 'Gifts and donations', 'gift', 'rose'),
  (250, null, 'expense', 'Other', 'circle-ellipsis', 'slate'),
  (500, null, 'income', 'Salary', 'briefcase', 'leaf'),
  (510, null, 'income', 'Self-employment', 'laptop', 'teal'),
  (520, null, 'income', 'Interest and dividends', 'chart-line', 'sky'),
  (530, null, 'income', 'Rent received', 'building', 'amber'),
  (540, null, 'income', 'Benefits and pension', 'hand-coins', 'plum'),
  (550, null, 'income', 'Gifts received', 'gift', 'rose'),
  (560, null, 'income', 'Other income', 'circle-ellipsis', 'slate')
) as seed (n, parent, kind, called, picture, tone) order by n;

drop function new_global_category;
