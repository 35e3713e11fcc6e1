-- What is done again and again: when each job is due, and how it went the last time.
create table job_runs (
  name text primary key,
  due_at timestamptz(3) not null,
  started_at timestamptz(3),
  finished_at timestamptz(3),
  duration_ms integer,
  -- The last time it went well, and what went wrong since then, if anything did.
  succeeded_at timestamptz(3),
  failures integer not null default 0,
  error text
);
