-- Which account of the book an import went into, and how many transfers it brought a side of.

alter table imports
  add column account_id uuid,
  add column added_transfers integer not null default 0
    check (added_transfers between 0 and 1000000);
create index imports_by_account on imports (account_id) where account_id is not null;

alter table import_mappings add column account_id uuid;
create index import_mappings_by_account on import_mappings (account_id)
  where account_id is not null;
