-- When whoever sits at a session last showed who they are: a token alone changes no way in.
alter table identity.sessions add column proven_at timestamptz(3);

-- A code sent to somebody signed in, so that they can show who they are. It ends with its session.
create table identity.proof_codes (
  session_id uuid primary key references identity.sessions on delete cascade,
  -- Keyed with AUTH_SECRET: of a million codes a plain hash would be found at once.
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index proof_codes_by_end on identity.proof_codes (expires_at);

-- A calendar address can be taken back like any other way to an account.
alter table identity.undo_links
  drop constraint undo_links_about_check,
  add constraint undo_links_about_check
    check (about in ('email', 'phone', 'password', 'feed'));

-- What is told whatever the switches say.
alter table notice_deliveries add column is_firm boolean not null default false;
