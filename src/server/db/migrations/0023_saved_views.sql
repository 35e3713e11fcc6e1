-- Ways of looking at the analytics that somebody wants to come back to.

create table saved_views (
  id uuid primary key,
  scope text not null check (scope like 'u:%'),
  name text not null check (char_length(name) between 1 and 60),
  search text not null check (char_length(search) <= 500),
  created_at timestamptz(3) not null,
  created_by uuid not null,
  updated_at timestamptz(3) not null
);
create index saved_views_newest_first on saved_views (scope, created_at desc nulls first, id desc);

call sync_track('saved_views');
