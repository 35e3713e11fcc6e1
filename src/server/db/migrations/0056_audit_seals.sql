-- What the server says of an entry with a key that is not in the database: whoever can write here
-- can write a chain anew, but not its seals. One seals all entries before it.
create table audit_seals (
  seq bigint primary key,
  mac bytea not null check (length(mac) = 32)
);
create trigger audit_seals_stay before update or delete or truncate on audit_seals
  for each statement execute function audit_log_stays();
