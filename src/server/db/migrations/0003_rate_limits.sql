-- Counters of calls per window. They may be lost in a crash, so they skip the write-ahead log.
create unlogged table rate_limits (
  bucket text primary key,
  used integer not null,
  resets_at timestamptz not null
);

create index rate_limits_by_reset on rate_limits (resets_at);
