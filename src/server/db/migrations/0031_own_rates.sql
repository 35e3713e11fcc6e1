-- Rates of exchange that somebody says were those of some days, where none is known.

create table own_rates (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- One unit of the currency is so many of this one.
  to_currency text not null check (to_currency ~ '^[A-Z]{3}$' and to_currency <> currency),
  rate text not null check (rate ~ '^[0-9]{1,12}(\.[0-9]{1,10})?$' and rate::numeric > 0),
  from_on date not null,
  to_on date check (to_on >= from_on),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index own_rates_newest_first on own_rates (scope, created_at desc nulls first, id desc);

call sync_track('own_rates');
