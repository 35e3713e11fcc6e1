-- Exchange rates by day. They are public facts, so they belong to no scope and are not replicated.

create table rates (
  day date not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Units of the currency for one euro.
  rate numeric not null check (rate > 0),
  primary key (currency, day)
);

-- The snapshots that came with the program and are in the table already.
create table rate_snapshots (
  hash text primary key,
  loaded_at timestamptz not null default now()
);
