-- Who asks for Plus, and for how long, until staff have answered.
create table plus_requests (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz(3) not null,
  months integer not null check (months in (1, 12))
);
create index plus_requests_oldest_first on plus_requests (asked_at);
