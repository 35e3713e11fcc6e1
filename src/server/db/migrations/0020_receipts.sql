-- Pictures of receipts: what is known of each, where its bytes are, and what reading them taught.

create table receipts (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  -- The group whose members may look at it too, while one of its bills shows it.
  group_id uuid,
  picture_hash text check (picture_hash ~ '^[0-9a-f]{64}$'),
  bytes integer check (bytes > 0),
  width integer check (width > 0),
  height integer check (height > 0),
  stored_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index receipts_newest_first on receipts (scope, created_at desc nulls first, id desc);

create table receipt_merchants (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  read_as text not null check (char_length(read_as) between 1 and 120),
  merchant text not null check (char_length(merchant) between 1 and 120),
  category_id uuid,
  currency text check (currency ~ '^[A-Z]{3}$'),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index receipt_merchants_newest_first
  on receipt_merchants (scope, created_at desc nulls first, id desc);
create index receipt_merchants_by_category on receipt_merchants (category_id)
  where category_id is not null;

-- What is kept and where. It outlives its receipt until the bytes are really gone.
create table receipt_files (
  id uuid primary key,
  user_id uuid not null,
  kept_in text not null check (kept_in in ('database', 'directory', 's3')),
  bytes integer not null check (bytes > 0),
  stored_at timestamptz(3),
  -- Since when no expense shows it; it stays a day, for whoever takes a deletion back.
  unused_at timestamptz(3)
);
create index receipt_files_by_user on receipt_files (user_id);
create index receipt_files_unused on receipt_files (unused_at) where unused_at is not null;

-- Compressed already.
create table receipt_images (id uuid primary key, image bytea not null);
alter table receipt_images alter column image set storage external;

alter table expenses add column receipt_id uuid;
create index expenses_by_receipt on expenses (receipt_id) where receipt_id is not null;
alter table group_expenses add column receipt_id uuid;
create index group_expenses_by_receipt on group_expenses (receipt_id)
  where receipt_id is not null;

call sync_track('receipts');
call sync_track('receipt_merchants');
