-- So that its owner can name a session without its token.
alter table staff_sessions add column id uuid not null default gen_random_uuid();
